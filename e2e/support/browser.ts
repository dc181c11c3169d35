import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One browser for all journeys; each journey opens pages of its own in it. */
export async function startBrowser(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kathok-browser-'));
  const { executablePath, env } = await findChromium(join(folder, 'program'));
  const browser: BrowserServer = await chromium.launchServer({
    executablePath,
    args: quiet,
    env: { ...(process.env as Record<string, string>), ...env, HOME: folder },
  });
  return {
    endpoint: browser.wsEndpoint(),
    async stop() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
