import { paymentReference } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import { randomInt } from 'node:crypto';
import { compileOnce } from '../db/statements/compile-once.ts';
import type { Tx } from '../db/open-database.ts';
import { isOneOf, hideFromPlanner } from '../db/statements/hide-from-planner.ts';

/** Whether a fee, a donation or a joint payment has this reference. */
export const isReferenceTaken = (reference: string | null): RawBuilder<boolean> => {
  const sought = hideFromPlanner(reference, 'text');
  return sql`(exists (select from membership_fees where reference = ${sought})
    or exists (select from donations where reference = ${sought})
    or exists (select from joint_payments where reference = ${sought}))`;
};

const takenReferences = compileOnce((db, references: readonly string[]) =>
  db
    .selectFrom('membershipFees')
    .select('reference')
    .where(isOneOf('reference', references, 'text'))
    .union(
      db
        .selectFrom('donations')
        .select('reference')
        .where(isOneOf('reference', references, 'text')),
    )
    .union(
      db
        .selectFrom('jointPayments')
        .select('reference')
        .where(isOneOf('reference', references, 'text')),
    ),
);

/** A short code to quote in a transfer, which something else may have. */
export const drawReference = (): string => paymentReference(Array.from({ length: 7 }, () => randomInt(30)));

/** A reference that nothing has yet. */
export async function newReference(tx: Tx): Promise<string> {
  const [reference] = await newReferences(tx, 1);
  return reference!;
}

export async function newReferences(tx: Tx, count: number): Promise<string[]> {
  const found = new Set<string>();
  while (found.size < count) {
    while (found.size < count) found.add(drawReference());
    for (const { reference } of await takenReferences(tx, [...found])) found.delete(reference);
  }
  return [...found];
}
