import { dueKinds } from '../app-dues.ts';
import { type CardStart, cardPayments } from '@kathok/contract';
import { contextDepsOf } from '../app-deps.ts';
import type { SimulatedOutcome } from '../gateways/worldline/simulator/outcomes.ts';
import { askWaitingPayments } from '../modules/card-payments/enquiries/ask-waiting-payments.ts';
import { systemContext } from '../platform/system-context.ts';
import { insertDonation } from './insert-donation.ts';
import type { TestApp } from './start-test-app.ts';

export type CardDesk = Awaited<ReturnType<typeof openCardDesk>>;
type Fields = Record<string, string>;

/** Paying by card from end to end: the payer's browser, the simulated bank, and the job that asks again. */
export async function openCardDesk(app: TestApp) {
  const { simulator } = app.deps.card ?? {};
  if (!simulator || !('bank' in simulator)) throw new Error('There must be a simulated bank.');

  async function bank(name: string, fields: Fields): Promise<string> {
    const body = new URLSearchParams(fields).toString();
    const url = `http://bank/simulator/worldline/${name}`;
    return (await simulator!.fetch(new Request(url, { method: 'POST', body }))).text();
  }

  return {
    merchant: simulator.merchant,
    /** What the bank knows: it can be made to change its mind. */
    orders: simulator.bank.orders,
    bank,

    donation: (minor?: number, currency?: string) => insertDonation(app, minor, currency),
    start: (donationId: string) => app.call(cardPayments.payDonation, { body: { donationId } }),

    /** The browser leaves for the bank. */
    arrive: ({ redirect }: CardStart) => bank('doMEPayRequest', redirect.fields),
    /** The payer chooses; answers what the browser is to bring back, if anything. */
    async choose(orderId: string, outcome: SimulatedOutcome, more: Fields = {}): Promise<string | undefined> {
      const page = await bank('chooseOutcome', { orderId, outcome, ...more });
      return /name="merchantResponse" value="([0-9A-F]+)"/.exec(page)?.[1];
    },
    /** The browser is back; answers where it is sent. */
    async comeBack(merchantResponse: string): Promise<string> {
      const { status, headers } = await app.send(cardPayments.comeBack, { body: { merchantResponse } });
      return `${status} ${headers['location']}`;
    },
    /** What the job does when its time has come. */
    round: () => askWaitingPayments(systemContext(contextDepsOf(app.deps)), dueKinds),

    /** From the fee or donation to the bank and back, paid. */
    async pay(dueId: string, more: Fields = {}, kind: 'donation' | 'fee' = 'donation'): Promise<CardStart> {
      const started =
        kind === 'fee'
          ? await app.call(cardPayments.payFee, { params: { id: dueId } })
          : await this.start(dueId);
      await this.arrive(started);
      await this.comeBack((await this.choose(started.transactionId, 'approve', more)) ?? '');
      return started;
    },

    async statusOf({ transactionId }: CardStart): Promise<string> {
      return (await app.call(cardPayments.get, { params: { transactionId } })).status;
    },
    /** All that a payment may change. */
    async books() {
      const { db } = app;
      return {
        payments: await db.selectFrom('payments').selectAll().orderBy('id').execute(),
        receipts: await db.selectFrom('receipts').selectAll().orderBy('id').execute(),
        entries: await db
          .selectFrom('ledgerEntries')
          .selectAll()
          .orderBy('postingId')
          .orderBy('account')
          .execute(),
        donations: await db.selectFrom('donations').selectAll().orderBy('id').execute(),
      };
    },
  };
}
