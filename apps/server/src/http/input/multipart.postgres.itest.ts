import { endpoint, upload } from '@kathok/contract';
import type { FastifyInstance } from 'fastify';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { howMany } from '../../testing/how-many.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { serveEndpoints } from '../../testing/serve-endpoints.ts';
import { mutate, randomFrom } from '../../testing/mutate.ts';

const part = {
  send: endpoint({
    method: 'POST',
    path: '/slips',
    access: 'public',
    summary: '',
    encoding: 'multipart',
    maxFileBytes: 1000,
    body: z.strictObject({ note: z.string().max(100), amount: z.coerce.number().optional(), slip: upload }),
    response: z.object({ note: z.string(), name: z.string(), size: z.number() }),
  }),
};

let base: TestDatabase;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  base = await openTestDatabase();
  app = await serveEndpoints(base.database, base.place.dataDir, part, {
    send: async (_ctx, { body: { note, slip } }) => ({ note, name: slip.name, size: slip.size }),
  });
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/slips`;
});
afterAll(async () => {
  await app.close();
  await base.close();
});

type Part = [name: string, value: string | File];
async function send(...parts: Part[]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const answer = await fetch(url, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const slip = (size: number, name = 'slip.jpg') => new File(['x'.repeat(size)], name);

/** Sends so much of the body and hangs up, or all of it and waits for the answer. */
function post(body: Buffer, type: string, cutAt?: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': body.length };
    const request = httpRequest(url, { method: 'POST', headers, agent: false });
    request.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    request.on('error', () => resolve(0));
    if (cutAt === undefined) request.end(body);
    else request.write(body.subarray(0, cutAt), () => setTimeout(() => request.destroy(), 2));
  });
}

describe('a form', () => {
  test('is read into fields and files', async () => {
    expect(await send(['note', 'For lamps'], ['slip', slip(1000)])).toEqual({
      status: 200,
      body: { note: 'For lamps', name: 'slip.jpg', size: 1000 },
    });
  });

  test.each<[string, Part[], number, string]>([
    [
      'a file over the limit',
      [
        ['note', ''],
        ['slip', slip(1001)],
      ],
      413,
      'too_large',
    ],
    ['a file far over the limit', [['slip', slip(3_000_000)]], 413, 'too_large'],
    ['a field over the limit', [['note', 'x'.repeat(70_000)]], 413, 'too_large'],
    [
      'more fields than anybody needs',
      Array.from({ length: 90 }, (_, i): Part => [`f${i}`, 'x']),
      400,
      'malformed_request',
    ],
    [
      'a field given twice',
      [
        ['note', 'a'],
        ['note', 'b'],
        ['slip', slip(1)],
      ],
      422,
      'validation_failed',
    ],
    [
      'an unknown field',
      [
        ['note', 'a'],
        ['slip', slip(1)],
        ['status', 'paid'],
      ],
      422,
      'validation_failed',
    ],
    [
      'an unknown file',
      [
        ['note', 'a'],
        ['slip', slip(1)],
        ['other', slip(1)],
      ],
      422,
      'validation_failed',
    ],
    [
      'text where a file belongs',
      [
        ['note', 'a'],
        ['slip', 'x'],
      ],
      422,
      'validation_failed',
    ],
    ['a missing file', [['note', 'a']], 422, 'validation_failed'],
    [
      'a NUL character',
      [
        ['note', 'a\0'],
        ['slip', slip(1)],
      ],
      422,
      'validation_failed',
    ],
    [
      'a prototype',
      [
        ['__proto__', 'a'],
        ['slip', slip(1)],
      ],
      422,
      'validation_failed',
    ],
  ])('with %s is refused', async (_what, parts, status, code) => {
    expect(await send(...parts)).toMatchObject({ status, body: { code } });
  });

  test('is not JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', body: '{"note":"x"}', headers })).status).toBe(415);
  });

  test('that is refused half-way leaves the connection usable', async () => {
    for (let i = 0; i < 20; i += 1) expect((await send(['slip', slip(500_000)])).status).toBe(413);
    expect((await send(['note', ''], ['slip', slip(1)])).status).toBe(200);
  });
});

describe('a broken form', () => {
  const boundary = 'kathok';
  const good = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="note"',
    '',
    'For lamps',
    `--${boundary}`,
    'Content-Disposition: form-data; name="slip"; filename="a.jpg"',
    'Content-Type: image/jpeg',
    '',
    'bytes',
    `--${boundary}--`,
    '',
  ].join('\r\n');

  const type = `multipart/form-data; boundary=${boundary}`;

  test.each([
    ['no boundary named', good, 'multipart/form-data'],
    ['an empty boundary', good, 'multipart/form-data; boundary='],
    ['another boundary', good, 'multipart/form-data; boundary=other'],
    ['no end', good.slice(0, -15), type],
    ['a part without a name', good.replace('name="note"', ''), type],
    ['an empty name', good.replace('name="note"', 'name=""'), type],
    ['a name like an index', good.replace('name="note"', 'name="a[4294967295]"'), type],
    ['no header in a part', good.replace('Content-Disposition: form-data; name="note"', ''), type],
    ['endless headers', good.replace('form-data', `form-data${'; x=y'.repeat(50_000)}`), type],
    [
      'ten thousand parts',
      `--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n`.repeat(10_000),
      type,
    ],
  ])('with %s is the mistake of the sender', async (_what, body, type) => {
    const status = await post(Buffer.from(body), type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  const ways = howMany({ test: 200, prove: 2000 });
  test(`in ${ways} random ways never harms the server`, async () => {
    const random = randomFrom(20_261_115);
    const statuses = new Map<number, number>();
    for (let i = 0; i < ways; i += 20) {
      const answers = Array.from({ length: 20 }, () => {
        const body = mutate(Buffer.from(good), random);
        return post(
          body,
          random() < 0.1
            ? mutate(Buffer.from(type), random)
                .toString('latin1')
                .replace(/[^\x20-\x7e]/g, 'x')
            : type,
          random() < 0.2 ? Math.floor(random() * body.length) : undefined,
        );
      });
      for (const status of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect((await send(['note', 'still here'], ['slip', slip(1)])).status).toBe(200);
  });
});
