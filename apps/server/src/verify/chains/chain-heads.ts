import type { Db, Tx } from '../../db/open-database.ts';
import type { ReceiptSeries } from '../../db/schema.ts';
import type { Disagreement } from '../checks.ts';

/**
 * The length of a chain and its last hash. Somebody who may rewrite the whole database can rewrite its heads too; one
 * that was noted elsewhere cannot be rewritten, and proves everything up to it.
 */
export interface ChainHead {
  /** `audit`, or the series and year of receipts: `issued-2026`. */
  chain: string;
  count: number;
  hash: string;
}

export const formatHead = ({ chain, count, hash }: ChainHead): string => `${chain}:${count}:${hash}`;

/** Undefined when it is not one. */
export function parseHead(text: string): ChainHead | undefined {
  const [, chain, count, hash] = /^(audit|[a-z]+-\d{1,4}):([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text) ?? [];
  return chain && count && hash ? { chain, count: Number(count), hash } : undefined;
}

/** Reads the head of every chain that has begun. */
export async function readHeads(db: Db | Tx): Promise<ChainHead[]> {
  const audit = await db
    .selectFrom('auditHead')
    .select(['seq as count', 'hash'])
    .where('seq', '>', 0)
    .execute();
  const receipts = await db
    .selectFrom('receiptCounters as counters')
    .innerJoin('receipts', (join) =>
      join
        .onRef('receipts.series', '=', 'counters.series')
        .onRef('receipts.year', '=', 'counters.year')
        .onRef('receipts.position', '=', 'counters.value'),
    )
    .select(['counters.series', 'counters.year', 'value as count', 'hash'])
    .orderBy('counters.series')
    .orderBy('counters.year')
    .execute();
  return [
    ...audit.map(({ count, hash }) => ({ chain: 'audit', count, hash })),
    ...receipts.map(({ series, year, count, hash }) => ({ chain: `${series}-${year}`, count, hash })),
  ];
}

/** The first of these that the chains no longer go through. */
export async function findLostHead(db: Db | Tx, heads: readonly ChainHead[]): Promise<Disagreement | null> {
  for (const head of heads) {
    const hash = await hashAt(db, head);
    if (hash === head.hash) continue;
    const problem = hash === undefined ? 'it is missing' : `it has the hash ${hash}`;
    return { record: `${head.chain} number ${head.count}`, problem };
  }
  return null;
}

async function hashAt(db: Db | Tx, { chain, count }: ChainHead): Promise<string | undefined> {
  const [series = '', year] = chain.split('-');
  const seal =
    year === undefined
      ? db.selectFrom('auditSeals').select('hash').where('seq', '=', count)
      : db
          .selectFrom('receipts')
          .select('hash')
          .where('series', '=', series as ReceiptSeries)
          .where('year', '=', Number(year))
          .where('position', '=', count);
  return (await seal.executeTakeFirst())?.hash;
}
