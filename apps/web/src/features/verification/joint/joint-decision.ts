import { formatAmount, type JointItem, type JointPayment, parseAmount } from '@kathok/contract';
import { z } from 'zod';
import { ApiProblem } from '../../../lib/problem.ts';
import { moneyWords } from '../../money/index.ts';
import { minorOf } from '../decision/settlement.ts';
import type { JointDecision } from '../kind.ts';
import { words } from '../words.en.ts';

/** What is chosen of a joint payment: what its money settles, and how much of it is for which item. */
export type Chosen = {
  items: { id: string; isChosen: boolean; amount: string }[];
  excessPurposeId: string;
};

/** The items that wait: also one that was paid in another way meanwhile, where its own money is still to be decided on. */
export const waitingItems = ({ items }: JointPayment, waitingPayments: readonly string[]): JointItem[] =>
  items.filter(
    ({ paymentStatus, paymentId }) =>
      paymentStatus === 'pending' || (paymentId !== null && waitingPayments.includes(paymentId)),
  );

/** At first all of it, as it was asked for. */
export const allChosen = (waiting: readonly JointItem[]): Chosen => ({
  items: waiting.map(({ id, amount }) => ({ id, isChosen: true, amount })),
  excessPurposeId: '',
});

/** How much the chosen items come to, in minor units; what is no sum counts nothing. */
export const sumOfChosen = ({ items }: Pick<Chosen, 'items'>): number =>
  items.reduce((sum, { isChosen, amount }) => sum + (isChosen ? (minorOf(amount) ?? 0) : 0), 0);

export const sumOfAll = (items: readonly JointItem[]): number =>
  items.reduce((sum, { amount }) => sum + (parseAmount(amount) ?? 0), 0);

/** What is beyond the fees that are still owed: it has to go somewhere. A donation is whatever comes. */
export const sumBeyond = (waiting: readonly JointItem[], { items }: Pick<Chosen, 'items'>): number =>
  waiting.reduce((sum, { feeId, balance }, place) => {
    const open = parseAmount(balance) ?? 0;
    const given = items[place]?.isChosen ? (minorOf(items[place].amount) ?? 0) : 0;
    return feeId !== null && open > 0 ? sum + Math.max(given - open, 0) : sum;
  }, 0);

/** Every item is settled as it was asked for. */
export const isWhole = (waiting: readonly JointItem[], { items }: Pick<Chosen, 'items'>): boolean =>
  items.every(
    ({ isChosen, amount }, place) =>
      isChosen && minorOf(amount) === parseAmount(waiting[place]?.amount ?? ''),
  );

/** The amount of an item that stays due is not looked at. */
export const chosenSchema = (waiting: readonly JointItem[]): z.ZodType<Chosen, Chosen> =>
  z
    .object({
      items: z.array(z.object({ id: z.string(), isChosen: z.boolean(), amount: z.string() })),
      excessPurposeId: z.string(),
    })
    .superRefine((chosen, context) => {
      const say = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      if (!chosen.items.some(({ isChosen }) => isChosen))
        say(['items', 0, 'isChosen'], words.joint.chooseRule);
      for (const [place, { isChosen, amount }] of chosen.items.entries())
        if (isChosen && minorOf(amount) === null) say(['items', place, 'amount'], moneyWords.money.sumRule);
      if (chosen.excessPurposeId === '' && sumBeyond(waiting, chosen) > 0)
        say(['excessPurposeId'], words.chooseRule);
    });

/** One approval: of all that waits as it is, or of the chosen items with their amounts; the others stay due. */
export function jointApproval(waiting: readonly JointItem[], chosen: Chosen): JointDecision {
  const { excessPurposeId } = chosen;
  const items = chosen.items
    .filter(({ isChosen }) => isChosen)
    .map(({ id, amount }) => ({ id, amount: formatAmount(minorOf(amount) ?? 0) }));
  return {
    decision: 'approve',
    ...(!isWhole(waiting, chosen) && { items }),
    ...(sumBeyond(waiting, chosen) > 0 && { excessPurposeId }),
  };
}

/** The server counts the items it was sent, the form all of them: what is refused is told at its line. */
export function fieldInForm(property: string, { items }: Pick<Chosen, 'items'>): string {
  const place = /^items\.(\d+)\./.exec(property)?.[1];
  if (place === undefined) return property;
  const line = [...items.entries()].filter(([, { isChosen }]) => isChosen)[Number(place)]?.[0];
  return line === undefined ? 'items' : `items.${line}.amount`;
}

/** A refusal whose fields are those of the form. */
export function refusedInForm(error: unknown, chosen: Chosen): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const errors = error.fieldErrors.map(({ property, constraints }) => ({
    property: fieldInForm(property, chosen),
    constraints,
  }));
  return new ApiProblem({ ...error.problem, errors }, error.retryAfter);
}

/** The receipts that the decision has brought. */
export const newReceipts = (before: JointPayment, after: JointPayment): string[] =>
  after.items.flatMap(({ id, receiptNumber }) =>
    receiptNumber !== null && before.items.find((item) => item.id === id)?.receiptNumber !== receiptNumber
      ? [receiptNumber]
      : [],
  );
