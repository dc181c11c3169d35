import { createHash, createHmac } from 'node:crypto';
import { AppError } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { findAnswer, lockKey } from './idempotency.repository.ts';
import { validationFailed } from '../input/violation.ts';
import { transactInTurn, waitForDisk, writeAtEnd } from '../../db/at-end/index.ts';

export interface KeyedRequest {
  /** The same key from another person or for another address is another key. */
  scope: string;
  key: string;
  requestHash: string;
  status: number;
  now: Date;
}

export interface KeyedAnswer {
  body: unknown;
  isReplayed: boolean;
}

/** Does the work once per key: the answer is kept in the transaction of its effect, errors are not. */
export function answerOnce(
  db: Db,
  request: KeyedRequest,
  work: (tx: Tx) => Promise<unknown>,
): Promise<KeyedAnswer> {
  const { scope, key } = request;
  return transactInTurn(db, async (tx) => {
    if (!(await lockKey(tx, scope, key))) throw new AppError('request_running', { retryAfterSeconds: 1 });
    const kept = await findKept(tx, request);
    if (kept) return kept;
    const body = await work(tx);
    const { requestHash, status, now } = request;
    const response = (body ?? null) as Record<string, unknown> | null;
    const answer = { scope, key, requestHash, status, response, createdAt: now };
    await writeAtEnd(tx, { idempotencyKeys: [answer] });
    return { body, isReplayed: false };
  });
}

const longestWayToDisk = 10 * 60_000;

/** The answer to the same request under the same key, if there was one. */
export async function findKept(
  db: Db | Tx,
  { scope, key, requestHash, now }: KeyedRequest,
): Promise<KeyedAnswer | undefined> {
  const kept = await findAnswer(db, scope, key);
  if (!kept) return undefined;
  if (kept.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
  // The first try may be on its way to the disk still, and this answers for it.
  if (now.getTime() - kept.createdAt.getTime() < longestWayToDisk) await waitForDisk(db);
  return { body: kept.response, isReplayed: true };
}

/** The header's value, or undefined when there is none. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  const message = 'must be 1 to 200 printable characters';
  throw validationFailed([{ property: 'Idempotency-Key', constraint: 'pattern', message }]);
}

/** Keyed with a secret, because a request may hold a password that could be guessed from a bare hash. */
export async function hashRequest(secret: string, input: unknown): Promise<string> {
  const text = await canonical(input);
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** The same text for the same values, in whatever order they came. */
async function canonical(value: unknown): Promise<string> {
  if (value instanceof Blob) {
    const bytes = Buffer.from(await value.arrayBuffer());
    return `file:${createHash('sha256').update(bytes).digest('hex')}`;
  }
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = fields.map(async ([key, inner]) => `${JSON.stringify(key)}:${await canonical(inner)}`);
  return `{${(await Promise.all(texts)).join()}}`;
}
