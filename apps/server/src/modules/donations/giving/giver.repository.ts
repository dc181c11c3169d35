import type { Tx } from '../../../db/open-database.ts';

/** A member of the register who gives, or for whom somebody gives. */
export function findGiver(tx: Tx, memberId: string) {
  return tx
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['members.id', 'members.personId', 'people.name'])
    .where('members.id', '=', memberId)
    .where('members.deletedAt', 'is', null)
    .executeTakeFirst();
}

export function findMemberOfFee(tx: Tx, feeId: string) {
  return tx.selectFrom('membershipFees').select('memberId').where('id', '=', feeId).executeTakeFirstOrThrow();
}
