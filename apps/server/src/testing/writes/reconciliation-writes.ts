import { cashClosings, donations, pledges, reconciliation } from '@kathok/contract';
import { reconciler, statementFile } from '../bank-statements.ts';
import { openCardDesk } from '../card-desk.ts';
import { openMoneyDesk } from '../money-desk.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Trace, Writes } from './office.ts';

let count = 0;

/** One success of every call that decides on a line of a bank statement, or closes a day of the cash desk. */
export function reconciliationWrites(appOf: () => TestApp): Writes {
  const trace = (entityId: string): Trace => ({ actorId: appOf().account('Administrator').id, entityId });

  /** A statement with one credit, and a donation of the same sum whose slip waits. */
  async function credit({ isSure = false, amount = '500.00' } = {}) {
    const app = appOf();
    const money = await openMoneyDesk(app);
    const dueId = await money.donationWithSlip(amount);
    const [payment] = await app.db
      .selectFrom('payments')
      .selectAll()
      .where('donationId', '=', dueId)
      .execute();
    count += 1;
    const journalNumber = isSure ? payment!.journalNumber! : `9900${count}000`;
    const line = { bookedOn: money.today(), amount: payment!.amount, journalNumber, text: '' };
    const desk = reconciler(app, money.token);
    const statement = await desk.read(statementFile([line]));
    const [read] = await app.db
      .selectFrom('bankLines')
      .select('id')
      .where('statementId', '=', statement.id)
      .execute();
    return { app, money, dueId, paymentId: payment!.id, statement, desk, params: { id: read!.id } };
  }

  async function setAside() {
    const { app, money, params } = await credit();
    const decision = await app.call(reconciliation.setAside, { params, body: {} }, money.token);
    return { app, money, decision, lineId: params.id };
  }

  return {
    async 'reconciliation.read'() {
      return trace((await credit()).statement.id);
    },
    async 'reconciliation.approve'() {
      const { desk, statement, params } = await credit({ isSure: true });
      await desk.approveAll(statement);
      return trace(params.id);
    },
    async 'reconciliation.match'() {
      const { app, money, params, paymentId } = await credit();
      await app.call(reconciliation.match, { params, body: { paymentId } }, money.token);
      return trace(params.id);
    },
    async 'reconciliation.decline'() {
      const { app, money, params, paymentId } = await credit();
      await app.call(reconciliation.decline, { params, body: { paymentId } }, money.token);
      return trace(params.id);
    },
    async 'reconciliation.setAside'() {
      return trace((await setAside()).lineId);
    },
    async 'reconciliation.pledge'() {
      const { app, money, params } = await credit();
      const terms = { purposeId: money.purposeId, amount: '500', rhythm: 'monthly' } as const;
      const body = { donorType: 'non_member', donorName: 'Karma Choden', ...terms } as const;
      const { id: pledgeId } = await app.call(pledges.create, { body }, money.token);
      await app.call(reconciliation.pledge, { params, body: { pledgeId } }, money.token);
      return trace(params.id);
    },
    async 'reconciliation.donate'() {
      const { app, money, params } = await credit();
      const body = { donorType: 'anonymous' as const, purposeId: money.purposeId };
      await app.call(reconciliation.donate, { params, body }, money.token);
      return trace(params.id);
    },
    async 'reconciliation.assign'() {
      const { app, money, params } = await credit();
      const dueId = await money.donation();
      const body = { dueKind: 'donation' as const, dueId };
      await app.call(reconciliation.assign, { params, body }, money.token);
      return trace(params.id);
    },
    async 'reconciliation.settle'() {
      const { app, money, params } = await credit({ amount: '979.00' });
      const bank = await openCardDesk(app);
      await app.db
        .updateTable('payments')
        .set({ paidOn: '2026-01-05' })
        .where('method', '=', 'card')
        .execute();
      const paid = await money.donation('1000.00');
      await bank.pay(paid);
      await app.call(donations.get, { params: { id: paid } }, money.token);
      const today = money.today();
      await app.call(reconciliation.settle, { params, body: { from: today, to: today } }, money.token);
      return trace(params.id);
    },
    async 'cashClosings.close'() {
      const app = appOf();
      const body = { day: '2025-01-01', booked: '0.00', counted: '0' };
      await app.call(cashClosings.close, { body }, await app.signIn('Administrator'));
      const { id } = await app.db.selectFrom('cashClosings').select('id').executeTakeFirstOrThrow();
      return trace(id);
    },
    async 'reconciliation.explain'() {
      const { app, money, desk, statement, dueId, params } = await credit({ isSure: true });
      await desk.approveAll(statement);
      const reversal = { params: { id: dueId }, body: { reason: 'Sent back' } };
      await app.call(donations.reverse, reversal, money.token);
      const [decision] = await desk.decisions(statement.id);
      const body = { reason: 'Sent back by cheque', difference: '500.00' };
      await app.call(reconciliation.explain, { params: { id: decision!.id }, body }, money.token);
      return trace(params.id);
    },
    async 'reconciliation.takeBack'() {
      const { app, money, decision, lineId } = await setAside();
      const body = { reason: 'Not so', reversesPayment: false };
      await app.call(reconciliation.takeBack, { params: { id: decision.id }, body }, money.token);
      return trace(lineId);
    },
  };
}
