import { type ApprovalChange, donations, fees, type InputOf, toTakeBack } from '@kathok/contract';
import { AppError } from '../base/app-error.ts';
import type { Tx } from '../db/open-database.ts';
import type { HeldAct, Hold } from '../modules/approvals/index.ts';
import { type DueKind, type DueKinds, paymentWords } from '../modules/payments/index.ts';
import { findNameOfMember, findNameOfPurpose } from './held-act.repository.ts';
import { actOnMoney, lockMoney, type MoneyOfDue, statusChange, sumChange } from './money-of-due.ts';
import { holdOf } from './payment-acts.ts';

/** Another sum, person or purpose for money that is in the books, or that waits to be verified. */
export const correctingActs = (dues: DueKinds): Hold[] => [
  holdOf({
    act: 'correct',
    endpoint: fees.correct,
    describe: (tx, { params, body }) => describeCorrection(tx, dues.fee, params.id, body),
  }),
  holdOf({
    act: 'correct',
    endpoint: donations.correct,
    async describe(tx, { params, body: { donorName, ...body } }) {
      const isAnonymous = body.donorType === 'anonymous';
      const name = body.donorType && (isAnonymous ? body.donorType : donorName);
      return describeCorrection(tx, dues.donation, params.id, { ...body, name });
    },
  }),
  holdOf({
    act: 'change_payer',
    endpoint: donations.update,
    describe: (tx, { params, body }) => describeOtherPayer(tx, dues.donation, params.id, body),
  }),
  ...takingAsDonation(dues),
];

interface Correction {
  amount?: number | undefined;
  memberId?: string | undefined;
  purposeId?: string | undefined;
  name?: string | undefined;
  reason: string;
  paymentId?: string | undefined;
}

async function describeCorrection(
  tx: Tx,
  kind: DueKind,
  dueId: string,
  { amount, memberId, purposeId, name, reason, paymentId }: Correction,
): Promise<HeldAct> {
  const money = await lockMoney(tx, kind, dueId);
  const taken = toTakeBack(money.payments.filter(({ id }) => id === (paymentId ?? id)));
  if (!taken) throw new AppError('wrong_state', { detail: paymentWords.notPaid });
  const payer = memberId ? await findNameOfMember(tx, memberId) : (name ?? null);
  const changes: ApprovalChange[] = [];
  if (payer !== null) changes.push({ field: 'payer', before: money.payer, after: payer });
  if (purposeId) changes.push(await purposeChange(tx, money, purposeId));
  if (amount !== undefined) changes.push(sumChange(taken.amount, amount));
  return actOnMoney(tx, money, { amount: amount ?? taken.amount, changes, reason });
}

async function purposeChange(tx: Tx, { kind, due }: MoneyOfDue, purposeId: string): Promise<ApprovalChange> {
  const before = (await kind.facts(tx, due)).title;
  return { field: 'purpose', before, after: await findNameOfPurpose(tx, purposeId) };
}

const ofDonor = ['donorType', 'memberId', 'donorName', 'identityType', 'identityNumber'] as const;

/** Who gave is settled with the slip: somebody else on the receipt would be another payer than submitted. */
async function describeOtherPayer(
  tx: Tx,
  kind: DueKind,
  dueId: string,
  body: InputOf<typeof donations.update>['body'],
): Promise<HeldAct | null> {
  if (ofDonor.every((field) => body[field] === undefined)) return null;
  const money = await lockMoney(tx, kind, dueId);
  const payment = money.payments.find(({ status }) => status === 'pending');
  if (!payment) return null;
  const after = body.memberId ? await findNameOfMember(tx, body.memberId) : (body.donorName ?? money.payer);
  const changes = [{ field: 'payer', before: money.payer, after }];
  return actOnMoney(tx, money, { amount: payment.amount, changes });
}

/** Money that is kept apart for its sender is no longer owed to them once it is a donation. */
async function describeTaking(
  tx: Tx,
  kind: DueKind,
  dueId: string,
  { paymentId, purposeId }: InputOf<typeof fees.takeAsDonation>['body'],
) {
  const money = await lockMoney(tx, kind, dueId);
  const kept = money.payments.find(
    ({ id, status, isSurplus }) => status === 'paid' && isSurplus && id === (paymentId ?? id),
  );
  if (!kept) throw new AppError('wrong_state', { detail: paymentWords.nothingKeptApart });
  const changes = [statusChange('held_for_refund', 'donation'), await purposeChange(tx, money, purposeId)];
  return actOnMoney(tx, money, { amount: kept.amount, changes });
}

function takingAsDonation(dues: DueKinds): Hold[] {
  return [
    holdOf({
      act: 'take_as_donation',
      endpoint: fees.takeAsDonation,
      describe: (tx, { params, body }) => describeTaking(tx, dues.fee, params.id, body),
    }),
    holdOf({
      act: 'take_as_donation',
      endpoint: donations.takeAsDonation,
      describe: (tx, { params, body }) => describeTaking(tx, dues.donation, params.id, body),
    }),
  ];
}
