import { fees, reconciliation, renewals } from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';
import { payAnotherSum, payTwiceByCard } from '../records/card.ts';
import { addLapsingMember, addWaitingFee, today } from '../records/fees.ts';
import { promiseDonation, sendSlip } from '../records/donations.ts';
import { pictureOf } from '../files/picture.ts';

/** The statement of the sample centre, pile by pile. */
async function statementScreens(token: string): Promise<string[]> {
  const { data } = await ask(reconciliation.list, {}, token);
  return ['sure', 'doubtful', 'unmatched', 'out'].map(
    (pile) => `/reconciliation/${data.at(-1)!.id}?pile=${pile}`,
  );
}

/** The screens of fees, renewals and verification, each with something to show. */
async function prepare(): Promise<string[]> {
  const token = await tokenOf('Administrator');
  const waitingFee = await addWaitingFee('Tashi Dorji');
  const donation = await promiseDonation('Kinley Wangchuk', '10000');
  await sendSlip(donation, `S${Date.now()}`, pictureOf(Date.now() % 2 ** 31));
  await payTwiceByCard('Namgay Zam');
  await payAnotherSum('Sherab Gyeltshen');
  const renewed = await addLapsingMember('Karma Choden');
  const body = { memberId: renewed.id, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const paidFee = await ask(fees.create, { body }, token);
  const due = await addLapsingMember('Sangay Lham');
  const proposing = await addLapsingMember('Jigme Norbu');
  const { renewal } = await ask(renewals.create, { body: { memberId: proposing.id } }, token);
  return [
    '/renewal/pending-verification',
    `/renewal/pending-verification/${waitingFee}/approve`,
    `/renewal/pending-verification/${paidFee.id}/approve`,
    '/donation/pending-verification',
    `/donation/pending-verification/${donation}/approve`,
    '/renew-membership/renewal',
    `/renew-membership/renewal/${due.id}/renew`,
    `/renew-membership/renewal/${proposing.id}/renew`,
    '/renew-membership/list',
    `/renew-membership/list/${renewal.id}/edit`,
    `/renew-membership/list/${paidFee.renewalId}/edit`,
    `/membership-fees/view/${paidFee.id}`,
    `/membership-fees/view/${waitingFee}`,
    '/payments/unresolved',
    '/approvals',
    '/payments/received',
    '/payments/received?head=donations&method=cash',
    '/reconciliation',
    ...(await statementScreens(token)),
    `/papers/certificates?kind=donation&year=${today().slice(0, 4)}`,
    '/member-report',
    '/fee-report',
    '/donation-report',
    '/reports',
    '/reports/cash-book',
    '/reports/regulator',
    '/reports/cash-closing',
    '/donation-report?groupBy=purpose&thenBy=method',
  ];
}

let prepared: Promise<string[]> | undefined;

/** Prepared once: what was sent yesterday can be looked at again and again. */
export const moneyScreens = (): Promise<string[]> => (prepared ??= prepare());
