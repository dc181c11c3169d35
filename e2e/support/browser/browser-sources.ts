import { type Platform, usualPlaces } from './installed-browsers.ts';

/** Where a browser can come from. */
export type BrowserSource =
  | { kind: 'installed'; path: string }
  /** The Chromium that an npm package of ours carries. */
  | { kind: 'packaged' }
  /** The one that Playwright downloads for this platform. */
  | { kind: 'playwright' }
  /** The package of the distribution. */
  | { kind: 'debian' };

export interface Machine extends Platform {
  isRoot: boolean;
  exists(path: string): boolean;
}

/** What to try on this machine, in this order, until one starts. Nothing stands in for a browser that was chosen. */
export function browserSources(machine: Machine): BrowserSource[] {
  const { platform, arch, env, exists } = machine;
  const chosen = env['CHROME_PATH'];
  if (chosen && !exists(chosen)) throw new Error(`CHROME_PATH names ${chosen}, but there is no such file.`);
  if (chosen) return [{ kind: 'installed', path: chosen }];
  const paths = usualPlaces(machine).filter(exists);
  const isDebian = platform === 'linux' && exists('/etc/debian_version');
  return [
    ...paths.map((path): BrowserSource => ({ kind: 'installed', path })),
    // It is compiled for this one kind of machine.
    ...(platform === 'linux' && arch === 'x64' ? [{ kind: 'packaged' } as const] : []),
    { kind: 'playwright' },
    ...(isDebian && machine.isRoot ? [{ kind: 'debian' } as const] : []),
  ];
}

export const nameOf = (source: BrowserSource): string =>
  ({
    installed: source.kind === 'installed' ? source.path : '',
    packaged: 'the packaged Chromium',
    playwright: 'Playwright’s download',
    debian: 'apt-get install',
  })[source.kind];

/** Starts the first browser that starts. When none does, one line says what to do and what became of each. */
export async function startFirst<Started>(
  sources: BrowserSource[],
  start: (source: BrowserSource) => Promise<Started>,
): Promise<Started> {
  const failures: string[] = [];
  for (const source of sources) {
    try {
      return await start(source);
    } catch (error) {
      failures.push(`${nameOf(source)}: ${reasonOf(error)}`);
    }
  }
  throw new Error(
    `No browser starts here: install Chromium, Chrome or Edge, or set CHROME_PATH to one (tried ${failures.join('; ')}).`,
  );
}

/** The one line of a failure that says why: programs and Playwright report at length. */
function reasonOf(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  const said = lines.map((line) => line.trim()).filter(Boolean);
  return (said.find((line) => /error|cannot|not found|ENOENT|unable/i.test(line)) ?? said[0] ?? '').slice(
    0,
    200,
  );
}
