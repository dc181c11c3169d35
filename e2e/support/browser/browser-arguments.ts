/** What Playwright switches off. The last list on the command line counts alone, so ours has to hold it as well. */
const offForPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * An installed browser loads the pages behind its address bar for every window, though without a screen nobody sees
 * them: two fifths of its processor time.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Nearly every page is left before what V8 spends on optimising its script is worth it: an eighth of the renderer's time. */
const optimisingLess = '--js-flags=--no-opt,--no-maglev';

/** A browser that does nothing of its own beside the journeys. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  optimisingLess,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...addressBar].join(',')}`,
];
