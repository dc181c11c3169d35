import { type Day, erasedName } from '@kathok/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import { anyOf } from '../any-of-sql.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import { identifyingDetails } from './erase.repository.ts';

/**
 * Nobody keeps a promise any more: it has ended, and what came for it stays. How the bank named them is forgotten, so
 * nothing is proposed for it again.
 */
export async function emptyPledges(tx: Tx, { pledgeIds }: WholePerson, today: Day, now: Date) {
  await tx
    .updateTable('pledges')
    .set({ donorName: erasedName, ...identifyingDetails, dedication: null, remind: false, state: 'ended' })
    .set((row) => ({
      stateSince: sql<Day>`case when state = 'ended' then state_since else ${today}::date end`,
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', anyOf(pledgeIds))
    .execute();
  await tx.deleteFrom('pledgePayers').where('pledgeId', '=', anyOf(pledgeIds)).execute();
}
