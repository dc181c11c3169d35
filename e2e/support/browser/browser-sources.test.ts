import { expect, test } from 'vitest';
import { type BrowserSource, browserSources, type Machine, nameOf, startFirst } from './browser-sources.ts';

const linux: Machine = {
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/bin:/bin' },
  home: '/home/dawa',
  isRoot: false,
  exists: () => false,
};
const mac: Machine = { ...linux, platform: 'darwin', arch: 'arm64', home: '/Users/dawa' };
const windows: Machine = {
  ...linux,
  platform: 'win32',
  env: {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\dawa\\AppData\\Local',
  },
};
const withFiles = (machine: Machine, ...files: string[]): Machine => ({
  ...machine,
  exists: (path) => files.includes(path),
});
const tried = (machine: Machine) => browserSources(machine).map(nameOf);

const packaged = 'the packaged Chromium';
const download = 'Playwright’s download';
const apt = 'apt-get install';

test.each<[string, Machine, string[]]>([
  ['Linux x64 has the packaged one', linux, [packaged, download]],
  ['Linux on ARM has Playwright’s', { ...linux, arch: 'arm64' }, [download]],
  ['macOS has Playwright’s', mac, [download]],
  ['Windows has Playwright’s', windows, [download]],
])('without a browser installed %s', (_, machine, names) => {
  expect(tried(machine)).toEqual(names);
});

test.each<[string, Machine, string]>([
  ['on the PATH', { ...linux, env: { PATH: '/odd/bin' } }, '/odd/bin/microsoft-edge'],
  ['as a snap', linux, '/snap/bin/chromium'],
  ['outside of the PATH', linux, '/opt/google/chrome/chrome'],
  ['for everybody on a Mac', mac, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['for one user on a Mac', mac, '/Users/dawa/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['on Windows', windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  [
    'on Windows as Edge, in the folder of old programs',
    windows,
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  [
    'for one user on Windows',
    windows,
    'C:\\Users\\dawa\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ],
])('a browser installed %s comes first', (_, machine, path) => {
  expect(tried(withFiles(machine, path))[0]).toBe(path);
});

test('of two that are installed the one without windows comes first', () => {
  const machine = withFiles(linux, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(tried(machine).slice(0, 2)).toEqual(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']);
});

const choosing: Machine = { ...linux, env: { CHROME_PATH: '/my/chrome' } };

test('no other browser stands in for the one that CHROME_PATH names', async () => {
  const machine = withFiles(choosing, '/my/chrome', '/usr/bin/chromium');
  expect(tried(machine)).toEqual(['/my/chrome']);
  const failure = startFirst(browserSources(machine), () => Promise.reject(new Error('cannot execute')));
  await expect(failure).rejects.toThrow('(tried /my/chrome: cannot execute)');
});

test('a CHROME_PATH that leads nowhere is named in one line, whatever is installed', () => {
  const machine = withFiles(choosing, '/usr/bin/chromium');
  expect(() => browserSources(machine)).toThrow(
    /^CHROME_PATH names \/my\/chrome, but there is no such file\.$/,
  );
});

test('only on Debian, and only as root, a package is installed, and only when nothing else starts', () => {
  const debian = withFiles({ ...linux, arch: 'arm64' }, '/etc/debian_version');
  expect(tried(debian)).toEqual([download]);
  expect(tried({ ...debian, isRoot: true })).toEqual([download, apt]);
  expect(tried({ ...linux, arch: 'arm64', isRoot: true })).toEqual([download]);
});

const two: BrowserSource[] = [{ kind: 'installed', path: '/snap/bin/chromium' }, { kind: 'playwright' }];

test('a browser that does not start gives way to the next one', async () => {
  const started = await startFirst(two, (source) =>
    source.kind === 'playwright' ? Promise.resolve('started') : Promise.reject(new Error('no snapd')),
  );
  expect(started).toBe('started');
});

test('when none starts one line says what to do, and why each did not', async () => {
  const failure = startFirst(two, (source) =>
    Promise.reject(
      new Error(
        source.kind === 'playwright'
          ? 'Command failed: node cli.js\nDownloading …\nError: getaddrinfo ENOTFOUND cdn'
          : 'no snapd',
      ),
    ),
  );
  await expect(failure).rejects.toThrow(
    'No browser starts here: install Chromium, Chrome or Edge, or set CHROME_PATH to one (tried ' +
      '/snap/bin/chromium: no snapd; Playwright’s download: Error: getaddrinfo ENOTFOUND cdn).',
  );
});
