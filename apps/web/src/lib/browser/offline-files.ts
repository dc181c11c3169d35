import { sessionStore } from '../api.ts';

/** What a member saw last, for opening the member area without a connection. */
export const lastSeenKey = 'lastSeen';

/** The lists of names that a reader keeps, for reading them out without a connection. */
export const keptListsName = 'ritual-lists';

const worker = '/sw.js';
/** The service worker begins the names of its caches with this. */
const kept = 'member-area ';

/** Service workers exist on secure addresses only. */
const workers = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedPolicy;
}
interface TrustedPolicy {
  createScriptURL(url: string): string;
}

/** Pages load no script by its address unless this policy lets them, and it knows one address alone. */
const policy = (): TrustedPolicy | undefined =>
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('service-worker', {
    createScriptURL(url) {
      if (url !== worker) throw new TypeError(`${url} is not our service worker.`);
      return url;
    },
  });
/** A policy is made once for a page; browsers that do not know them take the address as it is. */
let trusted: TrustedPolicy | undefined;
function workerAddress(): string {
  trusted ??= policy();
  return trusted ? trusted.createScriptURL(worker) : worker;
}

/** Makes the member area, and the lists of a reader, open without a connection from now on. */
export async function keepOfflineFiles(): Promise<void> {
  const registration = await workers()?.register(workerAddress());
  registration?.active?.postMessage('keep');
}

async function forgetOfflineFiles(): Promise<void> {
  try {
    for (const registration of (await workers()?.getRegistrations()) ?? []) {
      // It may be about to keep something at this moment.
      registration.active?.postMessage('forget');
      await registration.unregister();
    }
    for (const name of (await globalThis.caches?.keys()) ?? [])
      if (name.startsWith(kept)) await caches.delete(name);
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}

/** What a member saw last, and the lists of a reader, are not kept for the next person at the same screen. */
export function forgetAnswers(): void {
  try {
    localStorage.removeItem(lastSeenKey);
    globalThis.indexedDB?.deleteDatabase(keptListsName);
  } catch {
    // Nothing was kept.
  }
}

function forgetUnlessSignedIn(): void {
  if (sessionStore.tokens()) return;
  forgetAnswers();
  void forgetOfflineFiles();
}

/** Anyone who leaves leaves nothing behind, wherever and however the session ended. */
export function forgetWhenSignedOut(): void {
  forgetUnlessSignedIn();
  sessionStore.subscribe(forgetUnlessSignedIn);
}
