// Lets a member open the member area, and a reader the lists of names, without a connection. It keeps the files of one
// version of the product, all of them or none, and never an answer of the API: what a member saw last is kept by the
// page itself (last-seen.ts), and so are the lists of a reader (kept-lists.ts).
// The build puts in the names of the files; with other files this is another worker, which brings its own.
const files = __FILES__;
const entry = __ENTRY__;
const kind = 'member-area ';
const cacheName = kind + __VERSION__;
const shell = '/membership-details/view';
const memberPages = /^\/($|membership-details\/|membership-renewals$|member-donations$)/;
const readerPages = /^\/rituals\/(today$|days\/)/;

/** The page names the script it begins with: a server that was updated meanwhile answers with another one. */
async function keepShell() {
  const answer = await fetch(shell, { cache: 'no-store', headers: { accept: 'text/html' } });
  const page = await answer.clone().text();
  if (!answer.ok || !page.includes(entry)) throw new Error('The server has another version.');
  const cache = await caches.open(cacheName);
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  for (const file of new Set([...files, ...named])) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(shell, answer);
}

async function forgetOtherVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(kind) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

async function forgetAfter(work) {
  await work;
  await caches.delete(cacheName);
}

/** Looked up without opening the cache, which would make it anew after somebody signed out. */
function kept(file) {
  return caches.match(file, { cacheName });
}

async function tryToKeepShell() {
  try {
    await keepShell();
  } catch {
    // What was kept before still goes together.
  }
}

async function pageFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await kept(shell);
    if (page) return page;
    throw error;
  }
}

async function fileFor(request, pathname) {
  return (await kept(pathname)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherVersions().then(() => self.clients.claim()));
});
let keeping = Promise.resolve();
self.addEventListener('message', (event) => {
  // The page asks for it each time it is opened, because the language may have been changed.
  if (event.data === 'keep') keeping = tryToKeepShell();
  // After signing out, once nothing is being kept any more.
  if (event.data === 'forget') keeping = forgetAfter(keeping);
  event.waitUntil(keeping);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!memberPages.test(pathname) && !readerPages.test(pathname)) return;
    event.respondWith(pageFor(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(fileFor(request, pathname));
  }
});
