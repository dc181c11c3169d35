import type { Page } from 'playwright-core';
import { visit } from './visit.ts';

interface Fetched {
  kind: string;
  name: string;
  kilobytes: number;
}

/** All that a visit has to fetch, with what came over the line for it: the head and the body as it was packed. */
export async function weigh(page: Page, path: string): Promise<Fetched[]> {
  // Requests that the page before still makes do not count.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, Fetched>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const name = response.url.startsWith('data:') ? 'data:' : new URL(response.url).pathname;
    answers.set(requestId, { kind: type.toLowerCase(), name, kilobytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.kilobytes = encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  // Files that the browser has kept would weigh nothing, so it keeps none.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await visit(page, path);
  await session.detach();
  const fetched = [...answers.values()].filter(({ name }) => name !== 'data:');
  return fetched.sort((a, b) => b.kilobytes - a.kilobytes);
}

/** Everything that was fetched, where it is more than allowed; nothing where it is not. */
export function overweight(fetched: Fetched[], allowed: number): string[] {
  const total = fetched.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  if (total <= allowed) return [];
  const parts = fetched.map(({ name, kilobytes }) => `${kilobytes.toFixed(1)} KB ${name}`);
  return [`${total.toFixed(1)} KB in total, ${allowed} KB allowed`, ...parts];
}

/** The names of all that was fetched, where there are more than allowed; nothing where there are not. */
export const tooMany = (fetched: Fetched[], allowed: number): string[] =>
  fetched.length <= allowed
    ? []
    : [`${fetched.length} requests, ${allowed} allowed`, ...fetched.map(({ name }) => name)];
