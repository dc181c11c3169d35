import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../base/clock.ts';
import { createLog } from '../../base/log.ts';
import { createServer } from '../create-server.ts';
import { loadPublicPages } from './public-pages.ts';
import { serveWebApp } from './serve-web-app.ts';

/** As the build makes it, only smaller. */
const render = `
  export const pageAt = (path) => (/^\\/home$|^\\/member\\/[^/]+$/.test(path) ? path.split('/')[1] : undefined);
  export const answersFor = async (page, ask) => ({ page, centre: await ask('/centre') });
  export const inline = { scripts: ['run()'], styles: ['p{}'] };
  export function draw(page, answers) {
    if (answers?.centre.name === 'impossible') throw new Error('cannot be drawn');
    return '<!doctype html><title>' + page + '</title>' + (answers ? answers.centre.name : 'asks for itself');
  }
`;
let root: string;
let app: FastifyInstance;
let centre: { status: number; name: string };
let timesAsked: number;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'kathok-pages-'));
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Office</title>');
  writeFileSync(join(root, 'pages/render.mjs'), render);
  centre = { status: 200, name: 'Kathok' };
  timesAsked = 0;
  app = createServer({
    log: createLog('silent'),
    clock: systemClock,
    baseUrl: 'https://x.bt',
    constraints: {},
  });
  app.get('/api/centre', async (_request, reply) => {
    timesAsked += 1;
    return reply.code(centre.status).send({ name: centre.name });
  });
  serveWebApp(app, root, await loadPublicPages(root), ['https://bank.example']);
  await app.ready();
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });

it('comes with what it says, under a policy that lets only its own inline parts pass', async () => {
  const { statusCode, headers, body } = await get('/home');
  expect([statusCode, body]).toEqual([200, '<!doctype html><title>home</title>Kathok']);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).toContain("form-action 'self' https://bank.example;");
  expect(policy).not.toContain('unsafe');
  expect((await get('/login')).body).toContain('Office');
  expect((await get('/login')).headers['content-security-policy']).not.toContain('bank.example');
});

it('is the same for every id, and is not sent again to who has it', async () => {
  const [one, other] = [await get('/member/1'), await get('/member/2')];
  expect(one.body).toBe(other.body);
  expect((await get('/member/3', { 'if-none-match': one.headers['etag'] })).statusCode).toBe(304);
});

it('asks once for many visitors, and again a moment later', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/home')));
  expect(timesAsked).toBe(1);
  centre.name = 'Kathok Choling';
  await expect.poll(async () => (await get('/home')).body).toContain('Kathok Choling');
});

it.each([{ status: 500 }, { name: 'impossible' }])(
  'is sent without its answers rather than not at all: %o',
  async (fault) => {
    Object.assign(centre, fault);
    const { statusCode, body } = await get('/home');
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>home</title>asks for itself']);
  },
);

it('has nothing to do with what is no page', async () => {
  expect((await get('/pages/render.mjs')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
  expect(await loadPublicPages(undefined)).toBeUndefined();
});
