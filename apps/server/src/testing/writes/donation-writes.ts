import { type Donation, donations } from '@kathok/contract';
import { openCardDesk } from '../card-desk.ts';
import { sampleDonation, sampleSlip } from '../donation-samples.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that changes a donation. */
export function donationWrites(appOf: () => TestApp): Writes {
  const chief = () => appOf().account('Administrator').id;
  const signIn = () => appOf().signIn('Administrator');
  const promise = async () =>
    (await appOf().call(donations.create, { body: await sampleDonation(appOf()) })).id;
  async function waiting() {
    const id = await promise();
    await appOf().call(donations.sendSlip, { body: await sampleSlip(id) });
    return id;
  }

  return {
    async 'donations.create'() {
      const body = await sampleDonation(appOf(), { payment: { method: 'cash' } });
      const { id } = (await appOf().call(donations.create, { body }, await signIn())) as Donation;
      return { actorId: chief(), entityId: id };
    },
    async 'donations.update'() {
      const id = await promise();
      const change = { params: { id }, body: { message: 'For all beings' } };
      await appOf().call(donations.update, change, await signIn());
      return { actorId: chief(), entityId: id };
    },
    async 'donations.remove'() {
      const id = await promise();
      await appOf().call(donations.remove, { params: { id } }, await signIn());
      return { actorId: chief(), entityId: id };
    },
    async 'donations.restore'() {
      const id = await promise();
      const token = await signIn();
      await appOf().call(donations.remove, { params: { id } }, token);
      await appOf().call(donations.restore, { params: { id } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'donations.sendSlip'() {
      return { actorId: null, entityId: await waiting() };
    },
    async 'donations.decide'() {
      const id = await waiting();
      const decision = { params: { id }, body: { decision: 'approve' as const } };
      await appOf().call(donations.decide, decision, await signIn());
      return { actorId: chief(), entityId: id };
    },
    async 'donations.reverse'() {
      const id = await promise();
      const token = await signIn();
      const cash = { payment: { method: 'cash' as const } };
      await appOf().call(donations.update, { params: { id }, body: cash }, token);
      await appOf().call(donations.reverse, { params: { id }, body: { reason: 'Bounced' } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'donations.correct'() {
      const id = await promise();
      const token = await signIn();
      const cash = { payment: { method: 'cash' as const } };
      await appOf().call(donations.update, { params: { id }, body: cash }, token);
      const body = { reason: 'Typed wrongly', amount: '50' };
      await appOf().call(donations.correct, { params: { id }, body }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'donations.takeAsDonation'() {
      const paidTwice = await promise();
      const token = await signIn();
      const bank = await openCardDesk(appOf());
      const started = await bank.start(paidTwice);
      await bank.arrive(started);
      await appOf().call(donations.sendSlip, { body: await sampleSlip(paidTwice) });
      await bank.comeBack((await bank.choose(started.transactionId, 'approve')) ?? '');
      const params = { id: paidTwice };
      await appOf().call(donations.decide, { params, body: { decision: 'approve' } }, token);
      const { purposeId } = await sampleDonation(appOf());
      const { id } = await appOf().call(donations.takeAsDonation, { params, body: { purposeId } }, token);
      return { actorId: chief(), entityId: id, also: [paidTwice] };
    },
  };
}
