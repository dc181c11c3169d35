import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { visit } from './visit.ts';

interface Fetched {
  kind: string;
  name: string;
  kilobytes: number;
}

/** The scripts and styles that a first visit has to fetch, with their size after Brotli, the heaviest first. */
export async function weigh(page: Page, path: string): Promise<Fetched[]> {
  // What the page before still fetches is not this page's.
  await page.goto('about:blank');
  const answers: Response[] = [];
  const keep = (answer: Response) => answers.push(answer);
  page.on('response', keep);
  await visit(page, path);
  page.off('response', keep);
  const code = answers.filter((answer) => ['script', 'stylesheet'].includes(answer.request().resourceType()));
  const fetched = await Promise.all(code.map(describe));
  return fetched.sort((a, b) => b.kilobytes - a.kilobytes);
}

async function describe(answer: Response): Promise<Fetched> {
  return {
    kind: answer.request().resourceType(),
    name: new URL(answer.url()).pathname,
    kilobytes: await weightOf(answer),
  };
}

const weights = new Map<string, number>();

/** The name of a script or a style holds a hash of its content, so each is compressed once for all pages that fetch it. */
async function weightOf(answer: Response): Promise<number> {
  const known = weights.get(answer.url());
  if (known !== undefined) return known;
  const weight = brotliCompressSync(await answer.body()).byteLength / 1000;
  weights.set(answer.url(), weight);
  return weight;
}

/** Everything that was fetched, where it is more than allowed; nothing where it is not. */
export function overweight(fetched: Fetched[], allowed: number): string[] {
  const total = fetched.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  if (total <= allowed) return [];
  const parts = fetched.map(({ name, kilobytes }) => `${kilobytes.toFixed(1)} KB ${name}`);
  return [`${total.toFixed(1)} KB in total, ${allowed} KB allowed`, ...parts];
}
