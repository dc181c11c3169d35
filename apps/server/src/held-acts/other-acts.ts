import { members, reconciliation, settings, type Settings } from '@kathok/contract';
import type { Tx } from '../db/open-database.ts';
import type { HeldAct, Hold } from '../modules/approvals/index.ts';
import { type DueKinds, findPayments } from '../modules/payments/index.ts';
import { readSettings } from '../platform/settings.repository.ts';
import { findDecisionOnLine, findLineAndTransfer, findPaidFor } from './held-act.repository.ts';
import { actOnMoney, lockMoney, sumChange } from './money-of-due.ts';
import { describeReversal, holdOf } from './payment-acts.ts';

/** Lines of bank statements, a member who joins without paying, and the settings that all of this hangs on. */
export const otherActs = (dues: DueKinds): Hold[] => [
  ...bankLines(dues),
  holdOf({
    act: 'add_waived_member',
    endpoint: members.create,
    async describe(_, { body }) {
      if (!body.waiveFee) return null;
      return {
        entity: 'Member',
        entityId: null,
        label: 'New member',
        changes: [
          { field: 'name', before: null, after: body.name },
          { field: 'registrationFee', before: 'unpaid', after: 'waived' },
        ],
        situation: '',
        fingerprint: '',
        tookPart: [],
      };
    },
  }),
  holdOf({
    act: 'change_settings',
    endpoint: settings.update,
    async describe(tx, { params, query, body: { bankAccounts, requireSecondPerson, ...others } }) {
      const before = await readSettings(tx);
      const waits = {
        ...(bankAccounts && textOf(bankAccounts) !== textOf(before.bankAccounts) && { bankAccounts }),
        ...(requireSecondPerson === false && { requireSecondPerson }),
      };
      if (Object.keys(waits).length === 0) return null;
      const hasOthers = Object.keys(others).length > 0;
      return {
        ...settingsAct(before, { ...before, ...waits }),
        parts: {
          waits: { params, query, body: waits },
          atOnce: hasOthers ? { params, query, body: others } : null,
        },
      };
    },
  }),
];

type Accounts = Settings['bankAccounts'];
const textOf = (accounts: Accounts): string =>
  JSON.stringify(
    accounts.map(({ bank, accountName, accountNumber, qr }) => [bank, accountName, accountNumber, qr]),
  );

/** One account a line, so that what is new is seen. */
const shown = (accounts: Accounts): string =>
  accounts
    .map(({ bank, accountName, accountNumber, qr }) =>
      [bank, accountName, accountNumber, qr && `QR …${qr.slice(-8)}`].filter(Boolean).join(', '),
    )
    .join('\n') || '–';

function settingsAct(before: Settings, after: Settings): HeldAct {
  const changes = [
    ...(textOf(before.bankAccounts) === textOf(after.bankAccounts)
      ? []
      : [{ field: 'bankAccounts', before: shown(before.bankAccounts), after: shown(after.bankAccounts) }]),
    ...(before.requireSecondPerson === after.requireSecondPerson
      ? []
      : [{ field: 'requireSecondPerson', before: 'on', after: 'off' }]),
  ];
  return {
    entity: 'Settings',
    entityId: null,
    label: before.centreName,
    changes,
    situation: shown(before.bankAccounts),
    fingerprint: textOf(before.bankAccounts),
    tookPart: [],
  };
}

/** What the bank says is the sum; where that is another one than the payer named, somebody else looks at both. */
function bankLines(dues: DueKinds): Hold[] {
  const describe = async (tx: Tx, lineId: string, paymentId: string) => {
    const payment = await findPaidFor(tx, paymentId);
    const found = payment && (await findLineAndTransfer(tx, lineId, payment.id));
    if (!found || found.amount === found.transfer) return null;
    const kind = payment.feeId ? dues.fee : dues.donation;
    const money = await lockMoney(tx, kind, payment.feeId ?? payment.donationId ?? '');
    const line = `${found.account}, ${found.line}`;
    const changes = [
      sumChange(found.transfer, found.amount),
      { field: 'bankLine', before: null, after: line },
    ];
    return actOnMoney(tx, money, { amount: found.amount, changes });
  };
  return [
    holdOf({
      act: 'approve_payment',
      endpoint: reconciliation.match,
      describe: (tx, { params, body }) => describe(tx, params.id, body.paymentId),
    }),
    holdOf({
      act: 'approve_payment',
      endpoint: reconciliation.assign,
      async describe(tx, { params, body: { dueKind, dueId } }) {
        const attempts = await findPayments(tx, dues[dueKind], dueId);
        const waiting = attempts.find(({ status }) => status === 'pending');
        return waiting ? describe(tx, params.id, waiting.id) : null;
      },
    }),
    holdOf({
      act: 'take_back_match',
      endpoint: reconciliation.takeBack,
      async describe(tx, { params, body: { reason, reversesPayment } }) {
        const decision = reversesPayment ? await findDecisionOnLine(tx, params.id) : undefined;
        const payment = decision?.paymentId ? await findPaidFor(tx, decision.paymentId) : undefined;
        if (!payment) return null;
        const kind = payment.feeId ? dues.fee : dues.donation;
        const dueId = payment.feeId ?? payment.donationId ?? '';
        return describeReversal(tx, kind, dueId, { reason, paymentId: payment.id });
      },
    }),
  ];
}
