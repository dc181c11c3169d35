import { type Day, formatAmount } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../platform/context.ts';

export interface Renewable {
  id: string;
  name: string;
}

/** Those of the old register whose paid days end between two days, the first to end first. */
export function renewableMembers(ctx: Ctx, { from, to }: { from: Day; to: Day }): Promise<Renewable[]> {
  return inTransaction(ctx, (tx) =>
    tx
      .selectFrom('members')
      .innerJoin('people', 'people.id', 'members.personId')
      .where('members.channel', '=', 'import')
      .where('members.endReason', 'is', null)
      .where('members.isLifetime', '=', false)
      .where('members.paidUntil', '>=', from)
      .where('members.paidUntil', '<=', to)
      .where('people.countryId', 'in', (countries) =>
        countries.selectFrom('countries').select('id').where('isoCode', '=', 'BT'),
      )
      .select(['members.id', 'people.name'])
      .orderBy('members.paidUntil')
      .orderBy('members.membershipCode')
      .execute(),
  );
}

/** The member whose account is shown on the sign-in page. */
export function shownMember(ctx: Ctx, email: string): Promise<Renewable | undefined> {
  return inTransaction(ctx, (tx) =>
    tx
      .selectFrom('members')
      .innerJoin('people', 'people.id', 'members.personId')
      .where('people.email', '=', email)
      .select(['members.id', 'people.name'])
      .executeTakeFirst(),
  );
}

export interface OpenFee {
  id: string;
  amount: string;
  name: string;
}

/** Those who registered and have not paid, the oldest first. */
export async function openRegistrations(ctx: Ctx): Promise<OpenFee[]> {
  const fees = await inTransaction(ctx, (tx) =>
    tx
      .selectFrom('membershipFees as fee')
      .innerJoin('members', 'members.id', 'fee.memberId')
      .innerJoin('people', 'people.id', 'members.personId')
      .where('fee.kind', '=', 'registration')
      .where('fee.status', '=', 'open')
      .select(['fee.id', 'fee.amount', 'people.name'])
      .orderBy('fee.createdAt')
      .execute(),
  );
  return fees.map(({ id, name, amount }) => ({ id, name, amount: formatAmount(amount) }));
}
