import type { Db, Tx } from '../db/open-database.ts';
import { findBrokenAudit } from './chains/audit-chain.ts';
import { bankChecks } from './bank-checks.ts';
import { type Disagreement, checks } from './checks.ts';
import { documentChecks } from './document-checks.ts';
import { erasureChecks } from './erasure-checks.ts';
import { keptNumberChecks } from './kept-number-checks.ts';
import { findBrokenReceipt } from './chains/receipt-chain.ts';
import { pledgeChecks } from './pledge-checks.ts';
import { ritualChecks } from './ritual-checks.ts';
import { sealChecks } from './seal-checks.ts';

export interface Finding {
  check: string;
  disagreement: Disagreement | null;
}

const everyCheck = [
  ...checks,
  ...ritualChecks,
  ...pledgeChecks,
  ...keptNumberChecks,
  ...sealChecks,
  ...documentChecks,
  ...bankChecks,
  ...erasureChecks,
];

/** Recomputes all that is known about money in more than one place. One line for each check, done or not. */
export async function* verify(db: Db | Tx): AsyncGenerator<Finding> {
  for (const { name, find } of everyCheck) {
    const { rows } = await find.execute(db);
    yield { check: name, disagreement: rows[0] ?? null };
  }
  yield { check: 'every receipt is what was issued', disagreement: await findBrokenReceipt(db) };
  yield { check: 'the audit is what was written', disagreement: await findBrokenAudit(db) };
}

/** The checks that found something. */
export async function findDisagreements(db: Db | Tx): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of verify(db)) if (finding.disagreement) found.push(finding);
  return found;
}
