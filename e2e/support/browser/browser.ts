import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';
import { browserArguments } from './browser-arguments.ts';
import { type BrowserSource, browserSources, startFirst } from './browser-sources.ts';
import { fetchBrowser } from './fetch-browser.ts';

/** How to launch a browser that starts on this machine. Each worker of the journeys launches one of its own. */
export async function findBrowser(): Promise<{ launching: LaunchOptions; remove(): Promise<void> }> {
  const { platform, arch, env } = process;
  const isRoot = process.getuid?.() === 0;
  const sources = browserSources({ platform, arch, env, home: homedir(), isRoot, exists: existsSync });
  const folder = mkdtempSync(join(tmpdir(), 'kathok-browser-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    return { launching: await startFirst(sources, (source) => tryToLaunch(source, folder)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function tryToLaunch(source: BrowserSource, folder: string): Promise<LaunchOptions> {
  const { executablePath, env } = await fetchBrowser(source, join(folder, 'program'));
  const launching = {
    ...(executablePath && { executablePath }),
    args: browserArguments,
    timeout: 120_000,
    env: { ...(process.env as Record<string, string>), ...env, HOME: folder },
  };
  const browser = await chromium.launch(launching);
  await browser.close();
  return launching;
}
