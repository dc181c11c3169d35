import { cardPayments, members } from '@kathok/contract';
import { openCardDesk } from '../card-desk.ts';
import { sampleMember, shippedIds } from '../register-samples.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that changes a payment by card. */
export function cardWrites(appOf: () => TestApp): Writes {
  async function start() {
    const desk = await openCardDesk(appOf());
    const donationId = await desk.donation();
    return { desk, donationId, started: await desk.start(donationId) };
  }

  async function comeBackBy(endpoint: typeof cardPayments.comeBack | typeof cardPayments.comeBackFromRma) {
    const { desk, donationId, started } = await start();
    await desk.arrive(started);
    const merchantResponse = (await desk.choose(started.transactionId, 'approve')) ?? '';
    await appOf().send(endpoint, { body: { merchantResponse } });
    return { actorId: null, entityId: donationId };
  }

  async function payDonation(more: Record<string, string> = {}) {
    const desk = await openCardDesk(appOf());
    const donationId = await desk.donation();
    return { donationId, started: await desk.pay(donationId, more) };
  }

  return {
    async 'cardPayments.payFee'() {
      const app = appOf();
      const body = { ...sampleMember(await shippedIds(app)), consent: true as const };
      const { feeId } = await app.call(members.register, { body });
      await app.call(cardPayments.payFee, { params: { id: feeId } });
      return { actorId: null, entityId: feeId };
    },
    async 'cardPayments.payDonation'() {
      const { donationId } = await start();
      return { actorId: null, entityId: donationId };
    },
    'cardPayments.comeBack': () => comeBackBy(cardPayments.comeBack),
    // The other bank's door to the same room.
    'cardPayments.comeBackFromRma': () => comeBackBy(cardPayments.comeBackFromRma),
    async 'cardPayments.enquire'() {
      const { started } = await start();
      const token = await appOf().signIn('Administrator');
      await appOf().call(cardPayments.enquire, { params: { id: started.paymentId } }, token);
      return { actorId: appOf().account('Administrator').id, entityId: started.paymentId };
    },
    async 'cardPayments.refundDonation'() {
      const { donationId } = await payDonation();
      const token = await appOf().signIn('Administrator');
      const body = { reason: 'Paid by mistake' };
      await appOf().call(cardPayments.refundDonation, { params: { id: donationId }, body }, token);
      return { actorId: appOf().account('Administrator').id, entityId: donationId };
    },
    async 'cardPayments.refundFee'() {
      const app = appOf();
      const registration = { ...sampleMember(await shippedIds(app)), consent: true as const };
      const { feeId } = await app.call(members.register, { body: registration });
      await (await openCardDesk(app)).pay(feeId, {}, 'fee');
      const token = await app.signIn('Administrator');
      const body = { reason: 'Paid by mistake' };
      await app.call(cardPayments.refundFee, { params: { id: feeId }, body }, token);
      return { actorId: app.account('Administrator').id, entityId: feeId };
    },
    async 'cardPayments.settleRefund'() {
      const { donationId, started } = await payDonation({ refundAnswer: 'noAnswer' });
      const token = await appOf().signIn('Administrator');
      const refund = { params: { id: donationId }, body: { reason: 'Paid by mistake' } };
      await appOf().call(cardPayments.refundDonation, refund, token);
      const body = { outcome: 'done' as const, reason: 'The bank says that it was sent' };
      await appOf().call(cardPayments.settleRefund, { params: { id: started.paymentId }, body }, token);
      return { actorId: appOf().account('Administrator').id, entityId: donationId };
    },
    async 'cardPayments.close'() {
      const { desk, started } = await start();
      await desk.arrive(started);
      await desk.choose(started.transactionId, 'otherAmount');
      const [params, token] = [{ id: started.paymentId }, await appOf().signIn('Administrator')];
      await appOf().call(cardPayments.enquire, { params }, token);
      await appOf().call(cardPayments.close, { params, body: { reason: 'Given back by the bank' } }, token);
      return { actorId: appOf().account('Administrator').id, entityId: started.paymentId };
    },
  };
}
