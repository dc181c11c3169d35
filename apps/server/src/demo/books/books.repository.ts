import type { Day } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { findPayingMembers, type PayingMember } from '../../modules/past-payments/index.ts';

export interface Span {
  from: Day;
  to: Day;
}

/** Everybody of the old register. */
export async function readPayers(tx: Tx): Promise<PayingMember[]> {
  const codes = await tx
    .selectFrom('members')
    .select('membershipCode')
    .where('channel', '=', 'import')
    .orderBy('membershipCode')
    .execute();
  const sought = codes.map(({ membershipCode }) => ({ membershipCode, identityNumber: null }));
  return (await findPayingMembers(tx, sought)).filter((member) => member !== undefined);
}

/** The member whose account is shown on the sign-in page. */
export async function readSampleMember(tx: Tx, email: string): Promise<PayingMember | undefined> {
  const found = await tx
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .select('membershipCode')
    .where('people.email', '=', email)
    .executeTakeFirst();
  if (!found) return undefined;
  return (await findPayingMembers(tx, [{ ...found, identityNumber: null }]))[0];
}

/** The days that the register says were paid for, from those that began within a span. */
export function readRegisterDays(tx: Tx, { from, to }: Span) {
  return tx
    .selectFrom('coverages')
    .select(['memberId', 'fromDay', 'toDay'])
    .where('source', '=', 'import')
    .where('fromDay', '>=', from)
    .where('fromDay', '<=', to)
    .orderBy('fromDay')
    .orderBy('memberId')
    .execute();
}
export type RegisterDays = Awaited<ReturnType<typeof readRegisterDays>>[number];

/** What each type costs in each frequency, in ngultrum. */
export async function readPrices(
  tx: Tx,
): Promise<(typeId: string, frequencyId: string) => number | undefined> {
  const rows = await tx.selectFrom('membershipTypeFees').selectAll().where('currency', '=', 'BTN').execute();
  const prices = new Map(
    rows.map((row) => [`${row.membershipTypeId} ${row.paymentFrequencyId}`, row.amount]),
  );
  return (typeId, frequencyId) => prices.get(`${typeId} ${frequencyId}`);
}

/** What people have always given for. */
export function readPurposes(tx: Tx) {
  return tx
    .selectFrom('donationPurposes')
    .select(['id', 'name', 'isTaxDeductible'])
    .where('targetAmount', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .execute();
}
export type Purpose = Awaited<ReturnType<typeof readPurposes>>[number];
