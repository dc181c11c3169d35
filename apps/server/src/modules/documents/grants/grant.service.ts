import { createHash, randomBytes } from 'node:crypto';
import type { DocumentGrant } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countDownload, findGrant, type Grant, insertGrant } from './grant.repository.ts';
import { lifetimes } from '../../../base/lifetimes.ts';

/** A mailed link is exchanged for a download five times, and each opens one document five times within half an hour. */
const lives = {
  download: { milliseconds: lifetimes.paperDownload, uses: 5 },
  link: { milliseconds: lifetimes.paperLink, uses: 5 },
};

export type { Grant };
export type GrantedPaper = Pick<Grant, 'kind' | 'personId' | 'year' | 'receiptId'>;

export const hashGrant = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 random bits for one document; only their hash is kept. A `link` is put behind `#` into a mail. */
export async function makeGrant(
  tx: Tx,
  now: Date,
  paper: GrantedPaper,
  purpose: keyof typeof lives = 'download',
): Promise<DocumentGrant> {
  const grant = randomBytes(32).toString('base64url');
  const { milliseconds, uses } = lives[purpose];
  const expiresAt = new Date(now.getTime() + milliseconds);
  await insertGrant(tx, {
    tokenHash: hashGrant(grant),
    purpose,
    kind: paper.kind,
    personId: paper.personId,
    year: paper.year,
    receiptId: paper.receiptId,
    downloadsLeft: uses,
    createdAt: now,
    expiresAt,
  });
  return { grant, kind: paper.kind, year: paper.year, expiresAt: expiresAt.toISOString() };
}

/**
 * What the caller's grant opens, counted as one download, if it opens this. The grant names its one document; nothing
 * in the address can widen it.
 */
export async function useGrant(
  ctx: Ctx,
  isThis: (granted: Grant) => boolean = () => true,
): Promise<Grant | undefined> {
  if (!ctx.grant) return undefined;
  const granted = await findGrant(ctx.db, hashGrant(ctx.grant), 'download', ctx.now);
  if (!granted || !isThis(granted)) return undefined;
  return (await countDownload(ctx.db, granted.tokenHash)) ? granted : undefined;
}
