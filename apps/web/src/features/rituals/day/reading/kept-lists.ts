import type { RitualDay, RitualEntry } from '@kathok/contract';
import { keptListsName } from '../../../../lib/browser/offline-files.ts';

/** As long as a reader may be without a connection; after it the list is gone from the device. */
const keptForMs = 10 * 60 * 60 * 1000;
const store = 'lists';

export interface KeptList {
  day: RitualDay;
  lines: RitualEntry[];
  /** When it was fetched. */
  at: number;
}

interface StoredList {
  dayId: string;
  userId: string;
  until: number;
  /** It never leaves the browser's own store, and goes with the list. */
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The store was not opened.')));
  });

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (lists: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(keptListsName, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(store, { keyPath: 'dayId' }),
  );
  const db = await answerOf(opening);
  try {
    return await answerOf(work(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
}

/** A browser that blocks storage, or an address that is not secure, keeps nothing: the list lasts as long as its page. */
async function orNothing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

const algorithm = 'AES-GCM';

async function seal(list: KeptList) {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(list));
  return { key, iv, sealed: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) };
}

async function unseal({ key, iv, sealed }: StoredList): Promise<KeptList> {
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, sealed);
  return JSON.parse(new TextDecoder().decode(text)) as KeptList;
}

/** Keeps a list for its reader, encrypted, for ten hours. */
export const keepList = (userId: string, list: KeptList): Promise<unknown> =>
  orNothing(async () => {
    const until = list.at + keptForMs;
    const stored: StoredList = { dayId: list.day.id, userId, until, ...(await seal(list)) };
    await withStore('readwrite', (lists) => lists.put(stored));
  });

export const forgetList = (dayId: string): Promise<unknown> =>
  orNothing(() => withStore('readwrite', (lists) => lists.delete(dayId)));

/** The lists that are still kept for this person. Those whose time is up, and those of somebody else, are deleted. */
export async function keptLists(userId: string, now = Date.now()): Promise<KeptList[]> {
  const stored = await orNothing(() =>
    withStore('readonly', (lists) => lists.getAll() as IDBRequest<StoredList[]>),
  );
  const isKept = (list: StoredList) => list.userId === userId && list.until > now;
  const kept: KeptList[] = [];
  for (const list of stored ?? []) {
    const opened = isKept(list) ? await orNothing(() => unseal(list)) : null;
    if (opened) kept.push(opened);
    else await forgetList(list.dayId);
  }
  return kept;
}
