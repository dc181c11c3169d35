import { endpoint, upload } from '@kathok/contract';
import type { FastifyInstance } from 'fastify';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { type UploadLimits, uploadLimits } from '../platform/limits/upload-room.ts';

const MiB = 1024 * 1024;
const part = {
  send: endpoint({
    method: 'POST',
    path: '/slips',
    access: 'public',
    summary: '',
    encoding: 'multipart',
    maxFileBytes: 2 * MiB,
    body: z.strictObject({ slip: upload }),
    response: z.object({ size: z.number() }),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/papers',
    access: 'signedIn',
    summary: '',
    encoding: 'multipart',
    maxFileBytes: 2 * MiB,
    body: z.strictObject({ slip: upload }),
    response: z.object({ size: z.number() }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/notes',
    access: 'public',
    summary: '',
    body: z.strictObject({ note: z.string() }),
    response: z.object({ note: z.string() }),
  }),
};

let base: TestDatabase;
let app: FastifyInstance;
let url: string;
let held = 0;
let most = 0;
let gate = Promise.resolve();
let open = () => {};

async function take(_ctx: unknown, { body: { slip } }: { body: { slip: File } }) {
  held += slip.size;
  most = Math.max(most, held);
  await gate;
  await new Promise((resolve) => setTimeout(resolve, 10));
  held -= slip.size;
  return { size: slip.size };
}

async function serveWith(waitMs: number, others: Partial<UploadLimits> = {}): Promise<void> {
  const uploads = {
    ...uploadLimits,
    bytes: 4 * MiB,
    bytesOfStrangers: 4 * MiB,
    bytesOfSender: 3 * MiB,
    waitMs,
    ...others,
  };
  const handlers = {
    send: take,
    keep: take,
    note: async (_ctx: unknown, { body }: { body: { note: string } }) => body,
  };
  app = await serveEndpoints(base.database, base.place.dataDir, part, handlers, { uploads });
  url = await app.listen({ host: '0.0.0.0', port: 0 });
  url = url.replace('0.0.0.0', '127.0.0.1');
}
function closeGate(): void {
  gate = new Promise((resolve) => (open = resolve));
}

beforeAll(async () => {
  base = await openTestDatabase();
});
afterEach(async () => {
  open();
  for (const socket of silentSockets.splice(0)) socket.destroy();
  await app.close();
  most = 0;
});
afterAll(() => base.close());

const boundary = 'kathok';
function formOf(size: number): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="slip"; filename="a"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(size, 'x'), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

interface Sending {
  from?: string;
  isSignedIn?: boolean;
  isChunked?: boolean;
  /** Sends half of it, and hangs up after so many milliseconds. */
  hangsUpAfter?: number;
}
function send(size: number, { from = '127.0.0.1', isSignedIn, isChunked, hangsUpAfter }: Sending = {}) {
  const form = formOf(size);
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve) => {
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(isSignedIn && { authorization: 'Bearer auditor' }),
      ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': form.length }),
    };
    const options = { method: 'POST', headers, localAddress: from, agent: new Agent() };
    const sent = httpRequest(`${url}/api/${isSignedIn ? 'papers' : 'slips'}`, options, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      answer.resume().on('end', () => resolve({ status, retryAfter: got['retry-after'] }));
    });
    sent.on('error', () => resolve({ status: 0, retryAfter: undefined }));
    if (hangsUpAfter === undefined) sent.end(form);
    else sent.write(form.subarray(0, form.length / 2), () => setTimeout(() => sent.destroy(), hangsUpAfter));
  });
}
const silentSockets: Socket[] = [];
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

/** Says what is to come, sends no byte of it, and never hangs up; what it is answered. */
function sendNothing(words: string, from = '127.0.0.1'): Promise<string> {
  return new Promise((resolve) => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port, localAddress: from, allowHalfOpen: true });
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('end', () => resolve(answer)).on('error', () => {});
    socket.write(words);
    silentSockets.push(socket);
  });
}
const silentUpload = (from?: string) =>
  sendNothing(
    `POST /api/slips HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${MiB}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
    from,
  );
const note = async () =>
  (
    await fetch(`${url}/api/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"note":"x"}',
    })
  ).status;
const statusesOf = async (sendings: ReturnType<typeof send>[]) =>
  (await Promise.all(sendings)).map(({ status }) => status);

describe('uploads in memory', () => {
  test('never hold more than the budget together, and all get through in turn', async () => {
    await serveWith(60_000);
    const sendings = Array.from({ length: 60 }, (_, i) =>
      send(MiB, { from: `127.0.0.${1 + (i % 4)}`, isChunked: i % 3 === 0 }),
    );
    expect(await statusesOf(sendings)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(most).toBeGreaterThan(MiB);
    expect(most).toBeLessThanOrEqual(4 * MiB);
  });

  test('past the budget are asked to come again; small calls are answered all the while', async () => {
    await serveWith(100);
    closeGate();
    const first = [send(1.5 * MiB, { from: '127.0.0.2' }), send(1.5 * MiB, { from: '127.0.0.3' })];
    await vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(3 * MiB), 60_000);
    expect(await send(1.5 * MiB)).toEqual({ status: 503, retryAfter: '5' });
    expect(await note()).toBe(200);
    const small = send(200 * 1024);
    await vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(3.19 * MiB), 60_000);
    open();
    expect(await statusesOf([...first, small])).toEqual([200, 200, 200]);
    expect((await send(1.5 * MiB)).status).toBe(200);
  });

  test('of one network leave room for those of others', async () => {
    await serveWith(100);
    closeGate();
    const greedy = [send(1.25 * MiB), send(1.25 * MiB)];
    await vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(2.5 * MiB), 60_000);
    expect((await send(MiB)).status).toBe(503);
    const other = send(MiB, { from: '127.0.0.2' });
    await vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(3.5 * MiB), 60_000);
    open();
    expect(await statusesOf([...greedy, other])).toEqual([200, 200, 200]);
  });

  test('whose sender hangs up give their room back, read or still waiting', async () => {
    await serveWith(2000);
    for (let i = 0; i < 3; i += 1)
      await Promise.all(Array.from({ length: 6 }, () => send(1.4 * MiB, { hangsUpAfter: 30 })));
    const whole = [send(1.9 * MiB, { from: '127.0.0.2' }), send(1.9 * MiB, { from: '127.0.0.3' })];
    expect(await statusesOf(whole)).toEqual([200, 200]);
  });

  test('that do not arrive give their room back, also when the sender never hangs up', async () => {
    await serveWith(30_000, { arrivalMs: 500, bytesPerSecond: 100 * MiB });
    const silent = Array.from({ length: 6 }, (_, i) => silentUpload(`127.0.0.${2 + (i % 2)}`));
    expect((await send(1.5 * MiB)).status).toBe(200);
    for (const answer of await Promise.all(silent)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
    await vi.waitFor(async () => expect(await connections()).toBe(0), 60_000);
  });

  test('that are slow to be worked on, but did arrive, are answered', async () => {
    await serveWith(30_000, { arrivalMs: 500, bytesPerSecond: 100 * MiB });
    closeGate();
    const sending = send(MiB);
    await vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(MiB), 60_000);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    open();
    expect((await sending).status).toBe(200);
  });

  test('of strangers leave room for people who are signed in', async () => {
    await serveWith(100, { bytesOfStrangers: 2 * MiB });
    closeGate();
    const stranger = send(1.5 * MiB);
    await vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(1.5 * MiB), 60_000);
    expect((await send(1.5 * MiB, { from: '127.0.0.2' })).status).toBe(503);
    const staff = send(1.5 * MiB, { isSignedIn: true });
    await vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(3 * MiB), 60_000);
    open();
    expect(await statusesOf([stranger, staff])).toEqual([200, 200]);
  });

  test('are files: text as large as one is not taken apart', async () => {
    await serveWith(2000);
    const body = `[${'{},'.repeat(300_000)}{}]`;
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type };
      expect((await fetch(`${url}/api/slips`, { method: 'POST', headers, body })).status).toBe(413);
    }
  });
});

test('a connection that is refused ends, also when the other side never hangs up', async () => {
  await serveWith(100);
  expect(await sendNothing('NOT HTTP\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  await vi.waitFor(async () => expect(await connections()).toBe(0), 60_000);
});

test('a network has at most a quarter of the room, and strangers leave a quarter of it', () => {
  expect(uploadLimits.bytesOfSender).toBeLessThanOrEqual(uploadLimits.bytes / 4);
  expect(uploadLimits.bytesOfStrangers).toBeLessThanOrEqual((uploadLimits.bytes / 4) * 3);
});
