import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { zipStream } from './zip-stream.ts';

async function* entries() {
  yield { name: 'KM-R-2026-000001.pdf', bytes: new TextEncoder().encode('first') };
  yield { name: 'empty.pdf', bytes: new Uint8Array() };
}

test('what is put in comes out again under its name', async () => {
  const zip = await buffer(zipStream(entries()));
  const files = readZip(zip);
  expect(files.map(({ name, content }) => [name, content.toString()])).toEqual([
    ['KM-R-2026-000001.pdf', 'first'],
    ['empty.pdf', ''],
  ]);
});
