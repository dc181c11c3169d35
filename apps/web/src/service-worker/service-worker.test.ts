import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const code = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  .replace('__FILES__', '["/assets/start-11111111.js"]')
  .replace('__ENTRY__', '"/assets/start-11111111.js"')
  .replace('__VERSION__', '"one"');

type Handler = (event: object) => void;
const page = (script: string) =>
  `<script src="/assets/${script}"></script><link href="/assets/dz-22222222.css">`;

let stored: Map<string, Map<string, Response>>;
let handlers: Map<string, Handler>;
/** What the server answers with at the moment; null without a connection. */
let server: ((path: string) => string) | null;

const pathOf = (target: string | { url: string }) =>
  new URL(typeof target === 'string' ? target : target.url, 'https://centre.bt').pathname;

async function fetchFrom(target: string | { url: string }): Promise<Response> {
  if (!server) throw new TypeError('Failed to fetch');
  return new Response(server(pathOf(target)));
}

function cacheOf(name: string) {
  const files = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, files);
  return {
    match: async (file: string) => files.get(file)?.clone(),
    add: async (file: string) => void files.set(file, await fetchFrom(file)),
    put: async (file: string, answer: Response) => void files.set(file, answer),
  };
}

beforeEach(() => {
  stored = new Map([
    ['member-area zero', new Map()],
    ['something else', new Map()],
  ]);
  handlers = new Map();
  server = (path) => (path.startsWith('/assets/') ? path : page('start-11111111.js'));
  const self = {
    location: { origin: 'https://centre.bt' },
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    match: async (file: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(file)?.clone(),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  runInNewContext(code, { self, caches, fetch: fetchFrom, URL, Set, Promise });
});

/** Resolves when all that the worker wanted to wait for is done. */
async function dispatch(type: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** Undefined where the worker leaves the request to the browser. */
async function ask(
  path: string,
  request: { mode?: string; method?: string } = {},
): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const asked = { url: `https://centre.bt${path}`, method: 'GET', mode: 'cors', ...request };
  handlers.get('fetch')?.({ request: asked, respondWith: (given: Promise<Response>) => (answer = given) });
  return (await answer)?.text();
}
const navigate = (path: string) => ask(path, { mode: 'navigate' });

test('without a connection the pages of a member open with the files of one version', async () => {
  await dispatch('install');
  await dispatch('activate');
  expect([...stored.keys()]).toEqual(['something else', 'member-area one']);
  server = null;
  for (const path of ['/', '/membership-details/view', '/membership-renewals', '/member-donations'])
    expect(await navigate(path)).toContain('start-11111111.js');
  expect(await ask('/assets/start-11111111.js')).toBe('/assets/start-11111111.js');
  expect(await ask('/assets/dz-22222222.css')).toBe('/assets/dz-22222222.css');
});

test('without a connection the lists of a reader open, and no other page of the office', async () => {
  await dispatch('install');
  server = null;
  for (const path of ['/rituals/today', '/rituals/days/7c9e6679'])
    expect(await navigate(path)).toContain('start-11111111.js');
  expect(await navigate('/rituals/month')).toBeUndefined();
});

test('with a connection pages always come from the server', async () => {
  await dispatch('install');
  server = () => 'newer page';
  expect(await navigate('/membership-details/view')).toBe('newer page');
});

test('the files of one version are never kept with the page of another', async () => {
  server = (path) => (path.startsWith('/assets/') ? path : page('start-99999999.js'));
  await expect(dispatch('install')).rejects.toThrow('another version');
  expect(stored.has('member-area one')).toBe(false);
  server = (path) => (path.startsWith('/assets/') ? path : page('start-11111111.js'));
  await dispatch('install');
  server = (path) => (path.startsWith('/assets/') ? path : page('start-99999999.js'));
  let kept: Promise<unknown> = Promise.resolve();
  handlers.get('message')?.({ data: 'keep', waitUntil: (work: Promise<unknown>) => (kept = work) });
  await kept;
  server = null;
  expect(await navigate('/membership-details/view')).toContain('start-11111111.js');
});

test('signing out removes the files, also those that are being kept at that moment', async () => {
  await dispatch('install');
  let work: Promise<unknown> = Promise.resolve();
  const tell = (data: string) =>
    handlers.get('message')?.({ data, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  tell('keep');
  tell('forget');
  await work;
  expect(stored.has('member-area one')).toBe(false);
  // The page that is still open goes on through the worker.
  expect(await ask('/assets/start-11111111.js')).toBe('/assets/start-11111111.js');
  expect(stored.has('member-area one')).toBe(false);
});

test('answers of the API, pages of the office and public pages are none of its business', async () => {
  await dispatch('install');
  server = null;
  for (const path of ['/api/member/1', '/sw.js', '/favicon.svg']) expect(await ask(path)).toBeUndefined();
  for (const path of ['/dashboard', '/membership-list', '/donate', '/login'])
    expect(await navigate(path)).toBeUndefined();
  expect(await ask('/membership-details/view', { method: 'POST', mode: 'navigate' })).toBeUndefined();
  const kept = [...stored.values()].flatMap((files) => [...files.keys()]);
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});
