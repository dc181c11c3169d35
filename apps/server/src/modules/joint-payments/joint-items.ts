import { balanceOf, type NewJointItem } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { writeNow } from '../../db/at-end/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Due, findPayments } from '../payments/index.ts';
import { type DueRef, type JointActs, inOrder } from './joint-acts.ts';
import { findMemberOfOpenFee } from './joint-payment.repository.ts';
import { words } from './words.en.ts';

interface ItemOfMember {
  item: NewJointItem;
  /** Where it stands in the request, from 0. */
  place: number;
  /** Whose it is; null of a donation by nobody in the register. */
  memberId: string | null;
}

export interface OpenItem extends DueRef {
  place: number;
  memberId: string | null;
  due: Due;
  amount: number;
}

const fieldOf = ({ item, place }: Pick<ItemOfMember, 'item' | 'place'>): string =>
  `items.${place}.${'feeId' in item ? 'feeId' : 'memberId' in item ? 'memberId' : 'donation'}`;

/**
 * What is to be paid, found or made, and locked: in the order of the members, so that two who pay for the same people wait
 * for each other in a row; donations last.
 */
export async function openItems(
  tx: Tx,
  ctx: Ctx,
  items: readonly NewJointItem[],
  mayPayFor: (memberId: string) => Promise<boolean>,
  acts: JointActs,
): Promise<OpenItem[]> {
  const asked: ItemOfMember[] = [];
  for (const [place, item] of items.entries()) asked.push(await whose(tx, { item, place }, mayPayFor));
  const refs = [];
  for (const one of asked.toSorted(inOrder)) refs.push({ ...one, ...(await refOf(tx, ctx, one, acts)) });
  // Donations are written by the last statement of a transaction, and are read now.
  await writeNow(tx);
  const open: OpenItem[] = [];
  for (const { item, place, memberId, kind, dueId } of refs) {
    if (open.some((other) => other.dueId === dueId))
      throw fieldProblem(fieldOf({ item, place }), 'isOnce', words.twice);
    const due = await lockOpen(tx, { kind, dueId }, fieldOf({ item, place }));
    open.push({ kind, dueId, place, memberId, due, amount: balanceOf(due) });
  }
  const inPlaces = open.toSorted((a, b) => a.place - b.place);
  const { currency } = inPlaces[0]!.due;
  for (const { due, place } of inPlaces)
    if (due.currency !== currency)
      throw fieldProblem(`items.${place}`, 'isSameCurrency', words.otherCurrency(currency, due.currency));
  return open;
}

async function whose(
  tx: Tx,
  { item, place }: Pick<ItemOfMember, 'item' | 'place'>,
  mayPayFor: (memberId: string) => Promise<boolean>,
): Promise<ItemOfMember> {
  const field = fieldOf({ item, place });
  if ('donation' in item) {
    if (item.donation.payment) throw fieldProblem(`${field}.payment`, 'isAbsent', words.paymentInItem);
    const memberId = item.donation.donorType === 'member' ? (item.donation.memberId ?? null) : null;
    if (memberId && !(await mayPayFor(memberId)))
      throw fieldProblem(`${field}.memberId`, 'isLookedUp', words.notLookedUp);
    return { item, place, memberId };
  }
  const memberId = 'feeId' in item ? await findMemberOfOpenFee(tx, item.feeId) : item.memberId;
  // A fee that does not exist is told like one of somebody who was not looked up.
  if (!memberId || !(await mayPayFor(memberId))) throw fieldProblem(field, 'isLookedUp', words.notLookedUp);
  return { item, place, memberId };
}

async function refOf(tx: Tx, ctx: Ctx, { item, place }: ItemOfMember, acts: JointActs): Promise<DueRef> {
  const within = { ...ctx, db: tx };
  const { fee, donation } = acts.dues;
  if ('feeId' in item) return { kind: fee, dueId: item.feeId };
  if ('donation' in item) return { kind: donation, dueId: await acts.give(within, item.donation) };
  try {
    return { kind: fee, dueId: await acts.renew(within, item) };
  } catch (error) {
    throw atItem(error, `items.${place}.memberId`);
  }
}

/** Locked until the transaction ends; something is still to be paid for it, and nothing waits. */
async function lockOpen(tx: Tx, { kind, dueId }: DueRef, field: string): Promise<Due> {
  const due = await kind.lock(tx, dueId);
  if (!due) throw fieldProblem(field, 'exists', words.noMember);
  const closed = await kind.closedBecause(tx, due);
  if (closed !== null) throw fieldProblem(field, 'isOpen', closed);
  if (balanceOf(due) === 0) throw fieldProblem(field, 'isOpen', words.paidAlready);
  const attempts = await findPayments(tx, kind, due.id);
  if (attempts.some(({ status }) => status === 'pending'))
    throw fieldProblem(field, 'isOpen', words.waitsAlready);
  return due;
}

/** A refusal that is about one of several says which. */
function atItem(error: unknown, field: string): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'wrong_state') return fieldProblem(field, 'isOpen', error.message);
  return error.code === 'not_found' ? fieldProblem(field, 'exists', words.noMember) : error;
}
