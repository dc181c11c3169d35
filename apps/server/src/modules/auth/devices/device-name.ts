export interface DeviceName {
  browser: string | null;
  system: string | null;
  isPhone: boolean;
}

/** In this order, since most browsers name the ones before them as well. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser says about itself, as a person would name it. It is a claim, and only good for recognising a device. */
export function nameDevice(userAgent: string | null): DeviceName {
  const named = (list: [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  const isPhone = /\b(?:Mobile|iPhone|iPad|Android)\b/.test(userAgent ?? '');
  return { browser: named(browsers), system: named(systems), isPhone };
}
