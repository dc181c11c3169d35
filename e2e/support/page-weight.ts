import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { visit } from './visit.ts';

export interface PageWeight {
  script: number;
  style: number;
}

/** What a first visit has to fetch, in kilobytes after Brotli. */
export async function weigh(page: Page, path: string): Promise<PageWeight> {
  const answers: Response[] = [];
  const keep = (answer: Response) => answers.push(answer);
  page.on('response', keep);
  await visit(page, path);
  page.off('response', keep);
  const weight: PageWeight = { script: 0, style: 0 };
  for (const answer of answers) {
    const kind = answer.request().resourceType();
    if (kind === 'script') weight.script += await compressedKilobytes(answer);
    if (kind === 'stylesheet') weight.style += await compressedKilobytes(answer);
  }
  return weight;
}

async function compressedKilobytes(answer: Response): Promise<number> {
  return brotliCompressSync(await answer.body()).byteLength / 1000;
}
