import { posix, win32 } from 'node:path';

/** What decides where programs are installed. */
export interface Platform {
  platform: NodeJS.Platform;
  arch: string;
  env: Partial<Record<string, string>>;
  home: string;
}

/** Every place where a browser of the Chromium family is usually installed, the most wanted first. */
export function usualPlaces(platform: Platform): string[] {
  if (platform.platform === 'darwin') return onMac(platform);
  if (platform.platform === 'win32') return onWindows(platform);
  return onLinux(platform);
}

function onLinux({ env }: Platform): string[] {
  const names = [
    // The headless shell has no parts that draw a window, and takes a seventh less processor time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
  ];
  const onPath = (env['PATH'] ?? '').split(posix.delimiter).filter(Boolean);
  const folders = new Set([...onPath, '/usr/bin', '/usr/local/bin', '/snap/bin']);
  return [
    ...names.flatMap((name) => [...folders].map((folder) => posix.join(folder, name))),
    '/opt/google/chrome/chrome',
    '/opt/chromium.org/chromium/chromium',
    '/opt/microsoft/msedge/msedge',
  ];
}

function onMac({ home }: Platform): string[] {
  const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  const folders = ['/Applications', posix.join(home, 'Applications')];
  return names.flatMap((name) =>
    folders.map((folder) => posix.join(folder, `${name}.app/Contents/MacOS`, name)),
  );
}

function onWindows({ env }: Platform): string[] {
  const programs = [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ];
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
  return programs.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
}
