import { reports } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../testing/how-many.ts';
import { fillBooks } from '../../../testing/large-books.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

/** Two donations each, of which one in twenty is not paid. */
const people = howMany({ test: 3000, prove: 532_000 });
const mostGrowth = 250 * 1024 * 1024;

let app: TestApp;
let address: string;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  await fillBooks(app.db, people, ['donation']);
  address = await app.listen();
  token = await app.signIn('Administrator');
}, 1_800_000);
afterAll(() => app.close());

/** How many bytes came, how much more memory the process had in between, and how long it took. */
async function take(format: 'xlsx' | 'csv', query = '') {
  const before = process.memoryUsage().rss;
  const started = performance.now();
  let [bytes, highest] = [0, before];
  const answer = await fetch(`${address}/api${reports.exportDonations.path}?format=${format}${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    highest = Math.max(highest, process.memoryUsage().rss);
  }
  return { bytes, growth: highest - before, seconds: (performance.now() - started) / 1000 };
}

test.each(['csv', 'xlsx'] as const)(
  '%s of very many payments takes little memory',
  async (format) => {
    await take(format, '&from=2026-11-01&to=2026-11-15');
    const { bytes, growth, seconds } = await take(format);
    process.stdout.write(
      `${format}: ${people * 2} donations, ${Math.round(bytes / 1e6)} MB, ${Math.round(growth / 1e6)} MB more memory, ${seconds.toFixed(1)} s\n`,
    );
    expect(bytes).toBeGreaterThan(people * 20);
    expect(growth).toBeLessThan(mostGrowth);
  },
  1_800_000,
);
