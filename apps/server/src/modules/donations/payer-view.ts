import { balanceOf, maskName, type PayerView } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { type DonationRecord, findDonation, type FoundDonation } from './donation.repository.ts';
import { dedicatedDaysOf, dueOf } from './present-donation.ts';
import { nameForVisitors } from '../members/index.ts';
import { findPayerFacts } from '../payments/index.ts';

/** What somebody with the link alone sees: enough to pay, and to know what came of it. */
export async function payerViewOf(
  db: Db | Tx,
  id: string,
  { card, now }: Pick<Ctx, 'card' | 'now'>,
): Promise<PayerView> {
  return toPayerView(db, orNotFound(await findDonation(db, id)), { card, now });
}

export async function toPayerView(
  db: Db | Tx,
  row: FoundDonation,
  { card, now }: Pick<Ctx, 'card' | 'now'>,
): Promise<PayerView> {
  const { id, currency, reference } = row;
  const due = { id, balance: balanceOf(row), currency, reference };
  return {
    id: row.id,
    kind: 'donation',
    title: row.purpose,
    maskedName: await maskedNameOf(db, row),
    memberId: row.memberId,
    ...dueOf(row),
    periodFrom: null,
    periodTo: null,
    purpose: row.purpose,
    reason: row.paymentStatus === 'rejected' ? row.reason : null,
    ...(await findPayerFacts(db, 'donation_id', due, card)),
    days: dedicatedDaysOf(row, now),
    names: row.names?.length ?? 0,
  };
}

/** A donation in a member's name keeps the name on file, which visitors see only where they see it on the member's card. */
async function maskedNameOf(
  db: Db | Tx,
  { donorType, donorName, memberId }: DonationRecord,
): Promise<string> {
  if (donorType === 'anonymous') return donorName;
  const isOfMember = donorType === 'member' && memberId !== null;
  return maskName(isOfMember ? await nameForVisitors(db, memberId, donorName) : donorName);
}
