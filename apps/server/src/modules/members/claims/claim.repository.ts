import type { ClaimedField, InputOf, members } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPage } from '../../../db/lists/read-page.ts';
import type { Details } from './claimed-details.ts';

/** Whether exactly this was said of the person before, decided or not. */
export async function isClaimedAlready(tx: Tx, personId: string, details: Details): Promise<boolean> {
  const same = await tx
    .selectFrom('personClaims')
    .select('id')
    .where('personId', '=', personId)
    .where(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return same !== undefined;
}

/** How many claims from donations wait for a decision about the person. */
export async function countWaitingFromDonations(tx: Tx, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('personClaims')
    .innerJoin('donations', 'donations.id', 'personClaims.donationId')
    .where('personClaims.personId', '=', personId)
    .where('personClaims.decidedAt', 'is', null)
    .where('donations.deletedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findPersonOnFile(tx: Tx, id: string) {
  return tx.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Claims that wait, oldest first, each beside what is on file. What was taken out meanwhile claims nothing. */
export function findWaitingClaims(
  db: Db | Tx,
  { memberId, ...paging }: InputOf<typeof members.listClaims>['query'],
) {
  let rows = db
    .selectFrom('personClaims as claim')
    .innerJoin('people', 'people.id', 'claim.personId')
    .leftJoin('members', (join) =>
      join.onRef('members.personId', '=', 'people.id').on('members.deletedAt', 'is', null),
    )
    .leftJoin('allMembers as registered', 'registered.id', 'claim.memberId')
    .leftJoin('donations', 'donations.id', 'claim.donationId')
    .leftJoin('countries as countryOnFile', 'countryOnFile.id', 'people.countryId')
    .leftJoin('countries as countrySaid', (join) =>
      join.on(sql<boolean>`country_said.id::text = claim.details ->> 'countryId'`),
    )
    .where('claim.decidedAt', 'is', null)
    .where('registered.deletedAt', 'is', null)
    .where('donations.deletedAt', 'is', null)
    .selectAll('people')
    .select(['claim.id', 'claim.details', 'claim.createdAt', 'claim.donationId', 'donations.donationNumber'])
    .select('claim.requestedBy')
    .select(['members.id as memberId', 'members.membershipCode'])
    .select(['countryOnFile.name as countryOnFile', 'countrySaid.name as countrySaid'])
    .orderBy('claim.createdAt')
    .orderBy('claim.id');
  if (memberId) rows = rows.where('members.id', '=', memberId);
  return readPage(db, rows, paging);
}
export type WaitingClaim = Awaited<ReturnType<typeof findWaitingClaims>>['data'][number];

export function findClaim(tx: Tx, id: string) {
  return tx.selectFrom('personClaims').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockClaimRow(tx: Tx, id: string) {
  return tx.selectFrom('personClaims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findMemberOfPerson(tx: Tx, personId: string): Promise<string | undefined> {
  const member = await tx
    .selectFrom('members')
    .select('id')
    .where('personId', '=', personId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return member?.id;
}

export async function markClaimDecided(
  tx: Tx,
  id: string,
  decided: { decidedAt: Date; decidedBy: string; accepted: ClaimedField[] },
): Promise<void> {
  await tx.updateTable('personClaims').set(decided).where('id', '=', id).execute();
}

/**
 * What a member called themselves in a registration that waits for staff. A member who was covered or has paid is known
 * by the name on file: a merge may have brought them the claim of somebody else's registration.
 */
export async function findClaimedName(db: Db | Tx, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('personClaims')
    .select(sql<string | null>`details ->> 'name'`.as('name'))
    .where('memberId', '=', memberId)
    .where('requestedBy', 'is', null)
    .where('decidedAt', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('coverages').select('id').where('memberId', '=', memberId))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .innerJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
            .select('payments.id')
            .where('fee.memberId', '=', memberId)
            .where('payments.status', 'in', ['paid', 'reversed']),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.name ?? null;
}
