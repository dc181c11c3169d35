import { format } from '../../language/format.ts';
import { type JointPayment, jointPayments, type Payment } from '@kathok/contract';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { hasCode } from '../../lib/problem.ts';
import { WaitsForSecondPerson } from '../../lib/waiting/waits-for-second-person.ts';
import { reasonOf } from '../../lib/client/problem-reason.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { problemOf } from '../../ui/problem.ts';
import { momentText } from '../../ui/text/moment.tsx';
import { newReceipts } from './joint/joint-decision.ts';
import type { Decision, JointDecision, Waiting } from './kind.ts';
import { rejectionMessage } from './decision/rejection-message.ts';
import { words } from './words.en.ts';

/** What came of the last decision, for the eye and the ear. */
export type Outcome = { tone: 'success' | 'warning'; text: string; page: string };

/** What has become of a payment, and by whom. */
export const whatHappened = ({ status, verifiedBy, verifiedAt }: Payment): string =>
  words.happened(status, verifiedBy, verifiedAt && momentText(verifiedAt));

/** The payment as somebody else left it; nothing where it still waits, and something else is in the way. */
async function decidedByOthers(item: Waiting): Promise<Payment | undefined> {
  const { payments } = await item.kind.read(item.id, AbortSignal.timeout(10_000));
  return payments.find(({ id, status }) => id === item.payment.id && status !== 'pending');
}

function whyNot({ name }: Waiting, error: unknown): string {
  const problem = problemOf(error);
  return problem ? words.outcome.stale(name, reasonOf(problem) ?? problem.title) : words.outcome.lost(name);
}

/** Decides on one payment, and says what came of it. */
async function decideOne(item: Waiting, decision: Decision): Promise<string> {
  const { payments } = await item.kind.decide(item.id, { ...decision, paymentId: item.payment.id });
  const payment = payments.find(({ id }) => id === item.payment.id) ?? item.payment;
  const sum = format.exactMoney(payment.amount, payment.currency);
  return decision.decision === 'approve'
    ? words.outcome[payment.isSurplus ? 'keptApart' : 'approved'](
        item.name,
        sum,
        payment.receipt?.receiptNumber,
      )
    : words.outcome.rejected(item.name, sum, rejectionMessage(item.payerContact));
}

/** Decides once on all that one transfer pays, and says what came of it. */
async function decideTogether(joint: JointPayment, decision: JointDecision): Promise<string> {
  const after = await call(jointPayments.decide, { params: { id: joint.id }, body: decision });
  if (decision.decision === 'reject') return words.joint.rejected(joint.reference);
  const receipts = newReceipts(joint, after);
  return words.joint.approved(joint.reference, receipts);
}

type Page = {
  /** The page is still shown, and nobody is leaving it. */
  isHere: () => boolean;
  isOpen: (item: Waiting) => boolean;
  onDone: (item: Waiting) => Promise<void>;
};

/**
 * Decides, tells what came of it, and says when to go on. Where somebody else was faster, that is told instead. Why
 * something could not be decided is shown by its pane; where that is no longer open, it is told here.
 */
export function useDecision({ isHere, isOpen, onDone }: Page) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function follow(item: Waiting, deciding: Promise<string>): Promise<void> {
    const page = item.kind.recordPage(item.id);
    try {
      const text = await deciding;
      setOutcome({ tone: 'success', text, page });
    } catch (error) {
      if (error instanceof WaitsForSecondPerson) {
        setOutcome({ tone: 'warning', text: words.outcome.waits(item.name), page });
        return onDone(item);
      }
      const payment = hasCode(error, 'wrong_state')
        ? await decidedByOthers(item).catch(() => undefined)
        : undefined;
      if (!payment) {
        if (isOpen(item)) throw error;
        const text = whyNot(item, error);
        if (isHere()) setOutcome({ tone: 'warning', text, page });
        else toast.danger(text);
        return;
      }
      setOutcome({ tone: 'warning', text: words.outcome.stale(item.name, whatHappened(payment)), page });
    }
    await onDone(item);
  }
  return {
    outcome,
    decide: (item: Waiting, decision: Decision) => follow(item, decideOne(item, decision)),
    decideJoint: (item: Waiting, joint: JointPayment, decision: JointDecision) =>
      follow(item, decideTogether(joint, decision)),
  };
}
