import { type Day, dayOf, renewalStart } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { isCovered, keepsTypeOfReceipts, requireRenewalTerms, requireTerms } from '../coverages/index.ts';
import { heldBy } from './due/locked-fee.ts';
import { type Period, periodFrom } from './fee-rules.ts';
import { type FeeRecord, updateFeeRow } from './fee.repository.ts';
import { words } from './words.en.ts';
import type { FeePayer } from '../members/index.ts';
import type { Ctx } from '../../platform/context.ts';

/** What somebody may say about a fee. What it costs is for us to say. */
export interface AskedTerms {
  membershipTypeId?: string | undefined;
  paymentFrequencyId?: string | undefined;
  periods?: number | undefined;
}

export interface FeeTerms extends Period {
  membershipTypeId: string;
  paymentFrequencyId: string;
  periods: number;
  amount: number;
  currency: string;
}

/** The price from the fee table as it is today, and the days it would stand for. */
export async function termsOf(
  tx: Tx,
  ctx: Ctx,
  kind: FeeRecord['kind'],
  member: FeePayer,
  {
    membershipTypeId = member.membershipTypeId,
    paymentFrequencyId = member.paymentFrequencyId,
    periods = 1,
  }: AskedTerms,
  /** Where joining was asked for already, its first day. */
  asksFrom?: Day,
): Promise<FeeTerms> {
  const asked = { membershipTypeId, paymentFrequencyId, periods };
  const priced = { ...asked, countryId: member.countryId };
  const { months, due } =
    kind === 'registration'
      ? await requireTerms(tx, priced)
      : await requireRenewalTerms(tx, priced, member.membershipTypeId);
  const length = { months, periods };
  const behind = periodFrom(renewalStart(member.paidUntil, dayOf(ctx.now)), length);
  const joining = kind === 'registration' && periodFrom(firstDay(member, asksFrom, behind), length);
  const isFree = joining && !(await isCovered(tx, member.id, joining.periodFrom, joining.periodTo));
  return { ...asked, ...(isFree ? joining : behind), amount: due.minor, currency: due.currency };
}

/** Joining begins on the day one joined; where later days are paid for already, on the day that was asked for. */
function firstDay(member: FeePayer, asksFrom: Day | undefined, behind: Period): Day {
  return member.paidUntil === null ? member.joinedOn : (asksFrom ?? behind.periodFrom);
}

/** Asks for something else, or for the same as of today. */
export async function changeTerms(
  tx: Tx,
  ctx: Ctx,
  fee: FeeRecord,
  member: FeePayer,
  asked: AskedTerms,
): Promise<FeeRecord> {
  if (!(await keepsTypeOfReceipts(tx, fee, asked.membershipTypeId ?? fee.membershipTypeId)))
    throw fieldProblem('membershipTypeId', 'isOpen', words.typeOnReceipt);
  const { membershipTypeId, paymentFrequencyId, periods } = fee;
  const said = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const terms = await termsOf(
    tx,
    ctx,
    fee.kind,
    member,
    {
      membershipTypeId,
      paymentFrequencyId,
      periods,
      ...said,
    },
    fee.periodFrom,
  );
  const isSame = Object.entries(terms).every(([key, value]) => fee[key as keyof FeeTerms] === value);
  return isSame ? fee : updateFeeRow(tx, fee.id, terms, ctx.now);
}

/** For staff. */
export async function requireChangeable(tx: Tx, fee: FeeRecord, now: Date): Promise<void> {
  const held = await heldBy(tx, fee, { isVisitor: false, now });
  if (held) throw new AppError('wrong_state', { detail: held });
}
