import { balanceOf, journalKey, type Settings } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Due, DueKind } from './due.ts';
import type { PaymentRecord } from '../../db/schema.ts';
import { findPayments, isPaymentOf } from './payment.repository.ts';
import { words } from './words.en.ts';
import type { Ctx } from '../../platform/context.ts';

/** Something is still to be paid, and no slip is waiting already. Answers the attempts there were, the newest first. */
export async function requireOpen(tx: Tx, kind: DueKind, due: Due): Promise<PaymentRecord[]> {
  const closed = await kind.closedBecause(tx, due);
  if (closed) throw new AppError('wrong_state', { detail: closed });
  if (balanceOf(due) === 0) throw new AppError('wrong_state', { detail: words.happened.paid });
  return requireNoneWaits(tx, kind, due);
}

/** Nothing is owed any more: what came all the same can be kept apart. Answers the attempts there were, the newest first. */
export async function requireSettled(tx: Tx, kind: DueKind, due: Due): Promise<PaymentRecord[]> {
  const isOwed = balanceOf(due) > 0 && (await kind.closedBecause(tx, due)) === null;
  if (isOwed) throw new AppError('wrong_state', { detail: words.stillOwed });
  return requireNoneWaits(tx, kind, due);
}

async function requireNoneWaits(tx: Tx, kind: DueKind, due: Due): Promise<PaymentRecord[]> {
  const attempts = await findPayments(tx, kind, due.id);
  if (attempts.some(({ status }) => status === 'pending'))
    throw new AppError('wrong_state', { detail: words.waitsAlready });
  return attempts;
}

/**
 * Where the centre wants two pairs of eyes, the person who entered a payment does not verify it, and nobody verifies
 * what pays their own fee or donation: a slip may be sent without signing in.
 */
export async function requireSecondPerson(
  tx: Tx,
  ctx: Ctx,
  payment: PaymentRecord,
  settings: Pick<Settings, 'requireSecondPerson'>,
): Promise<void> {
  await requireMoneyOfOthers(tx, ctx, payment, settings);
  if (ctx.actor && settings.requireSecondPerson && payment.submittedBy === ctx.actor.id)
    throw new AppError('self_approval');
}

/**
 * Nor does anybody reverse, correct or refund what pays their own. That nobody who took part does so either is seen
 * to above the modules (`held-acts/held-acts.ts`): there these acts wait for a second person.
 */
export async function requireMoneyOfOthers(
  tx: Tx,
  { actor }: Ctx,
  payment: Pick<PaymentRecord, 'id'>,
  { requireSecondPerson: isWanted }: Pick<Settings, 'requireSecondPerson'>,
): Promise<void> {
  if (!actor || !isWanted || actor.memberId === null) return;
  if (await isPaymentOf(tx, payment.id, actor.memberId)) throw new AppError('self_approval');
}

interface Received {
  amount: number;
  /** What is still owed for it. */
  balance: number;
  /** Why nothing is owed any more; null where it is. */
  closedBecause: string | null;
  /** A donation is whatever comes; of a fee nobody pays more than is open. */
  mayBeMore: boolean;
}

/**
 * Whether money that came, by slip or by card, is kept apart instead of settling what it was sent for: the member has
 * died or left, the fee was cancelled, somebody else has paid it meanwhile, or it is more than the fee leaves open.
 * Staff then return it or take it as a donation.
 */
export function isKeptApart({ amount, balance, closedBecause, mayBeMore }: Received): boolean {
  if (closedBecause !== null || balance === 0) return true;
  return amount > balance && !mayBeMore;
}

/** The place of a payment in a transfer that pays several. */
export interface JointShare {
  jointPaymentId: string;
  /** It holds the key by which no other transfer may have the bank and number; the others only show them. */
  holdsKey: boolean;
}

/** What a payment says of the transfer it came with: by itself, or as a part of one that pays several. */
export const transferColumns = (
  bank: string | null | undefined,
  journalNumber: string | null | undefined,
  share?: JointShare,
) => ({
  bank: bank ?? null,
  journalNumber: journalNumber ?? null,
  journalKey: share?.holdsKey === false ? null : journalKey(bank, journalNumber),
  jointPaymentId: share?.jointPaymentId ?? null,
});
