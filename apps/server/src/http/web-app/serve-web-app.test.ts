import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../base/clock.ts';
import { createLog } from '../../base/log.ts';
import { createServer } from '../create-server.ts';
import { serveWebApp } from './serve-web-app.ts';

const script = `export const lamp = '${'🪔'.repeat(2000)}';`;
let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'kathok-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Kathok</title>');
  writeFileSync(join(root, 'csp.json'), '{"scripts":["sha256-abc="]}');
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'icon-192.png'), 'a lotus');
  writeFileSync(join(root, 'sw.js'), 'self.x = 1;');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-B1x_9-aZ.js'), script);
  writeFileSync(join(root, 'assets/main-B1x_9-aZ.js.map'), '{}');
  writeFileSync(join(root, 'assets/main-B1x_9-aZ.js.gz'), gzipSync('packed by the build'));
  writeFileSync(join(root, '.env'), 'SECRET=1');
  app = createServer({
    log: createLog('silent'),
    clock: systemClock,
    baseUrl: 'https://x.bt',
    constraints: {},
  });
  serveWebApp(app, root);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the page', () => {
  it.each(['/', '/login', '/apps/user/list?page=2', '/roles/view/1/edit'])('answers %s', async (url) => {
    const { statusCode, headers, body } = await get(url, html);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>Kathok</title>');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it('runs nothing but our own code', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' blob: data:; " +
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; " +
        "require-trusted-types-for 'script'; trusted-types service-worker",
    );
  });

  it.each(['/nothing', '/apps/user/lists', '/roles/view/1/edit/2', '/bob-worldline/anything', '/index.html'])(
    'answers %s too, as not found',
    async (url) => {
      const { statusCode, headers, body } = await get(url, html);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('<title>Kathok</title>');
      expect((await get(url, { ...html, 'if-none-match': String(headers['etag']) })).statusCode).toBe(404);
    },
  );

  it.each([
    '/assets/gone-B1x_9-aZ.js',
    '/picture.png',
    '/.env',
    '/.git/config',
    '/assets/main-B1x_9-aZ.js.map',
    '/assets/main-B1x_9-aZ.js.gz',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '//etc/passwd',
    '/backup.sql',
    '/backup.tar.gz',
    '/api',
    '/api/nothing',
    '/API/users',
  ])('does not answer %s', async (url) => {
    expect((await get(url, html)).statusCode).toBe(404);
  });

  it('answers neither programs that want something else nor other methods', async () => {
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/login', headers: html })).statusCode).toBe(404);
    expect((await app.inject({ method: 'HEAD', url: '/login' })).statusCode).toBe(200);
  });
});

describe('a file of the build', () => {
  const url = '/assets/main-B1x_9-aZ.js';

  it('the service worker is asked for each time, and may fetch files of ours only', async () => {
    const { headers } = await get('/sw.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect((await get('/manifest.webmanifest')).headers['content-type']).toBe('application/manifest+json');
  });

  it('is the icon of the product for browsers that ask for one by its old name', async () => {
    const { statusCode, headers, body } = await get('/favicon.ico');
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/png', 'a lotus']);
  });

  it('is kept for ever, because its name changes with its content', async () => {
    const { headers, body } = await get(url);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body).toBe(script);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('travels packed: as the build did it, or else by us', async () => {
    const gzipped = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe('packed by the build');
    const first = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(script);
    expect((await get(url, { 'accept-encoding': 'br' })).rawPayload).toEqual(first.rawPayload);
  });

  it('is not sent again to who has it', async () => {
    const etag = String((await get('/favicon.svg')).headers['etag']);
    const again = await get('/favicon.svg', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
