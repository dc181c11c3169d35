/** A slip on its way: kept on this device until the server has it. */
export type KeptSlip = {
  dueId: string;
  /** The same for every try, so that a slip that did arrive is not taken twice. */
  key: string;
  method: 'mobile_transfer' | 'bank_deposit';
  bank: string;
  journalNumber: string;
  paidOn: string;
  file: File | null;
  /** Somebody pressed the button, and no answer has come yet. */
  isSending: boolean;
  keptAt: number;
};

const store = 'slips';
/** What nobody came back for is forgotten: the device may be somebody else's. */
const keptForMs = 7 * 24 * 60 * 60_000;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('kathok', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(store, { keyPath: 'dueId' }),
  );
  return settled(request);
}

/** Storage may be switched off; the slip then lasts as long as the page. */
async function withStore<T>(
  mode: IDBTransactionMode,
  act: (slips: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    const result = await settled(act(database.transaction(store, mode).objectStore(store)));
    database.close();
    return result;
  } catch {
    return undefined;
  }
}

export async function readSlip(dueId: string): Promise<KeptSlip | undefined> {
  const all = (await withStore<KeptSlip[]>('readonly', (slips) => slips.getAll())) ?? [];
  const isOld = ({ keptAt }: KeptSlip) => Date.now() - keptAt > keptForMs;
  await Promise.all(all.filter(isOld).map((slip) => forgetSlip(slip.dueId)));
  return all.find((slip) => slip.dueId === dueId && !isOld(slip));
}

export const keepSlip = (slip: KeptSlip) => withStore('readwrite', (slips) => slips.put(slip));
export const forgetSlip = (dueId: string) => withStore('readwrite', (slips) => slips.delete(dueId));
