import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { browserArguments } from './browser-arguments.ts';
import { type BrowserSource, browserSources, startFirst } from './browser-sources.ts';
import { fetchBrowser } from './fetch-browser.ts';

/** One browser for all journeys; each journey opens pages of its own in it. */
export async function startBrowser(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kathok-browser-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const { platform, arch, env } = process;
  const isRoot = process.getuid?.() === 0;
  const sources = browserSources({ platform, arch, env, home: homedir(), isRoot, exists: existsSync });
  try {
    const browser = await startFirst(sources, (source) => launch(source, folder));
    return {
      endpoint: browser.wsEndpoint(),
      async stop() {
        await browser.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function launch(source: BrowserSource, folder: string): Promise<BrowserServer> {
  const { executablePath, env } = await fetchBrowser(source, join(folder, 'program'));
  return chromium.launchServer({
    ...(executablePath && { executablePath }),
    args: browserArguments,
    timeout: 120_000,
    env: { ...(process.env as Record<string, string>), ...env, HOME: folder },
  });
}
