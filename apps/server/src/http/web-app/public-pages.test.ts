import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../base/clock.ts';
import { createLog } from '../../base/log.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../create-server.ts';
import { loadPublicPages } from './public-pages.ts';
import { serveWebApp } from './serve-web-app.ts';

/** As the build makes it, only smaller. */
const render = `
  const speaks = pageLanguage + (pageOwnWords && pageOwnWords.texts.length ? ' with ' + pageOwnWords.texts : '');
  exports.officeAnswers = async (ask) => ({ centre: await ask('/centre') });
  exports.officePage = (html, answers) =>
    html.replace('lang="en"', 'lang="' + pageLanguage + '"') + (answers ? answers.centre.name : 'asks for itself');
  exports.pageAt = (path) => (/^\\/home$|^\\/member\\/[^/]+$/.test(path) ? path.split('/')[1] : undefined);
  exports.essentialCall = (path) => (path === '/member/told' ? '/told?of=' + path : undefined);
  exports.answersFor = async (page, ask) => ({ page, centre: await ask('/centre') });
  exports.inline = { scripts: ['run()'], styles: ['p{}'] };
  exports.draw = (page, answers, here) => {
    if (here) return here.told.status + ' ' + here.told.body.said + ' of ' + answers.centre.name;
    if (answers?.centre.name === 'impossible') throw new Error('cannot be drawn');
    return '<!doctype html><html lang="' + speaks + '"><title>' + page + '</title>' + (answers ? answers.centre.name : 'asks for itself');
  }
`;
let root: string;
let app: FastifyInstance;
let centre: { status: number; name: string };
let timesAsked: number;
let words: { version: string; texts: string[]; isOfficeOffered: boolean };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'kathok-pages-'));
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><html lang="en"><title>Office</title>');
  writeFileSync(join(root, 'pages/draw.cjs'), render);
  words = { version: '1', texts: [], isOfficeOffered: false };
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
  app.get('/api/told', async (request, reply) => reply.code(404).send({ said: request.ip }));
  app.get('/api/words/own', () => words);
  serveWebApp(app, root, loadPublicPages(root), ['https://bank.example']);
  await app.ready();
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });

it('comes with what it says, under a policy that lets only its own inline parts pass', async () => {
  const { statusCode, headers, body } = await get('/home');
  expect([statusCode, body]).toEqual([200, '<!doctype html><html lang="en"><title>home</title>Kathok']);
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

it('says what an address has to say to those without JavaScript, asked for by the visitor and kept by nobody', async () => {
  const headers = { accept: 'text/html' };
  const told = await app.inject({ url: '/member/told', headers, remoteAddress: '10.9.8.7' });
  expect(told.body).toBe('404 10.9.8.7 of Kathok');
  expect(told.headers['cache-control']).toBe('no-store');
});

const languageOf = async (url: string, headers: Record<string, string>) =>
  /lang="([\w-]+)"/.exec((await get(url, headers)).body)?.[1];

describe('in another language', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'dz-BT,dz;q=0.9,en;q=0.8' }, 'dz'],
    [{ 'accept-language': 'fr,en;q=0.4,dz;q=0.5' }, 'dz'],
    [{ 'accept-language': 'fr, dz;q=0' }, 'en'],
    [{ 'accept-language': 'dz', cookie: 'a=b; language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'language=dz-u-nu-tibt' }, 'dz-u-nu-tibt'],
    [{ cookie: 'language=klingon' }, 'en'],
    [{ cookie: 'language=../dz', 'accept-language': ';;,=' }, 'en'],
  ])('with %o both kinds of pages speak %s', async (headers, language) => {
    expect(await languageOf('/home', headers)).toBe(language);
    expect(await languageOf('/login', headers)).toBe(language);
  });

  it('is kept apart by caches, and has a mark of its own', async () => {
    const [english, dzongkha] = [await get('/home'), await get('/home', { cookie: 'language=dz' })];
    for (const { headers } of [english, dzongkha, await get('/login')]) {
      expect(headers['vary']).toBe('accept-language, cookie, accept-encoding');
      expect(headers['cache-control']).toBe('no-cache');
    }
    const etag = english.headers['etag'];
    expect((await get('/home', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/home', { 'if-none-match': etag, cookie: 'language=dz' })).statusCode).toBe(200);
  });

  it('draws pages of several visitors side by side, each in its own', async () => {
    const wanted = Array.from({ length: 30 }, (_, i) => (['en', 'dz', 'dz-u-nu-tibt'] as const)[i % 3]!);
    const got = await Promise.all(wanted.map((tag) => languageOf('/home', { cookie: `language=${tag}` })));
    expect(got).toEqual(wanted);
  });

  it('shows what the centre changed in its words from the next page on', async () => {
    const cookie = 'language=dz';
    expect(await languageOf('/home', { cookie })).toBe('dz');
    words = { ...words, version: '2', texts: ['ཁྱིམ'] };
    await expect.poll(async () => (await get('/home', { cookie })).body).toContain('lang="dz with ཁྱིམ"');
    const { headers, body } = await app.inject({ url: '/own-words/dz-2.js', headers: { accept: '*/*' } });
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body).toBe(`globalThis.ownWords=${JSON.stringify(words)}`);
    expect(await languageOf('/home', {})).toBe('en');
  });

  it('is spoken by the office only where its words are there', async () => {
    const headers = { cookie: 'language=dz' };
    expect([await languageOf('/dashboard', headers), await languageOf('/login', headers)]).toEqual([
      'en',
      'dz',
    ]);
    words = { ...words, isOfficeOffered: true };
    await expect.poll(() => languageOf('/dashboard', headers)).toBe('dz');
  });

  it('is chosen by a link, without any script, and kept', async () => {
    const chosen = await get('/home?step=2&language=dz');
    expect([chosen.statusCode, chosen.headers['location']]).toEqual([303, '/home?step=2']);
    expect(chosen.headers['set-cookie']).toMatch(
      /^language=dz; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/,
    );
    expect(chosen.headers['cache-control']).toBe('no-store');
    const nonsense = await get('/home?language=klingon');
    expect([nonsense.statusCode, nonsense.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await get('//evil.example/home?language=dz')).statusCode).toBe(404);
    expect((await get('/nothing.png?language=dz')).headers['set-cookie']).toBeUndefined();
  });
});

it('knows the centre in the page of the office too, and opens without it', async () => {
  expect((await get('/login')).body).toContain('Kathok');
  centre.name = 'Kathok Choling';
  await expect.poll(async () => (await get('/login')).body).toContain('Kathok Choling');
  centre.status = 503;
  await expect.poll(async () => (await get('/login')).body).toContain('asks for itself');
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
    expect([statusCode, body]).toEqual([
      200,
      '<!doctype html><html lang="en"><title>home</title>asks for itself',
    ]);
  },
);

it('has nothing to do with what is no page', async () => {
  expect((await get('/pages/draw.cjs')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
  expect(loadPublicPages(undefined)).toBeUndefined();
});
