import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

/** A Chromium of this machine, else the one that an npm package carries, unpacked into the folder. */
export async function findChromium(folder: string): Promise<Chromium> {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((path) => join(path, name))).find(existsSync);
  return installed ? { executablePath: installed, env: {} } : unpackChromium(folder);
}

async function unpackChromium(folder: string): Promise<Chromium> {
  mkdirSync(folder, { recursive: true });
  // The package unpacks to the system's temporary folder, where an interrupted run would leave half a browser for
  // ever; and it brings the libraries along only where it believes to be in its usual surroundings.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    return { executablePath, env: canStart(executablePath, before) ? {} : whatItBrings(folder) };
  } finally {
    process.env = before;
  }
}

/** A bare machine lacks some of the libraries and all fonts. */
const whatItBrings = (folder: string) => ({
  LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
  FONTCONFIG_PATH: join(folder, 'fonts'),
});

function canStart(executablePath: string, env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(executablePath, ['--version'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
