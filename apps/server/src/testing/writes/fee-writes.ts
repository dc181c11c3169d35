import { fees, members, renewals } from '@kathok/contract';
import { type MoneyDesk, openMoneyDesk, sampleSlip } from '../money-desk.ts';
import { sampleMember } from '../register-samples.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that changes a fee or a renewal. */
export function feeWrites(appOf: () => TestApp): Writes {
  const paidOn = '2026-11-15';
  const open = async (): Promise<MoneyDesk> => openMoneyDesk(appOf());
  const chief = () => appOf().account('Administrator').id;

  /** A fee that nobody has paid. */
  async function openFee() {
    const desk = await open();
    const body = { ...sampleMember(desk.ids), consent: true as const };
    const { feeId: id } = await appOf().call(members.register, { body });
    return { id, token: desk.token };
  }
  async function proposal() {
    const desk = await open();
    const { id: memberId } = await desk.member();
    const { renewal } = await appOf().call(renewals.create, { body: { memberId } }, desk.token);
    return { id: renewal.id, token: desk.token };
  }
  async function waiting() {
    const fee = await openFee();
    await appOf().call(fees.sendSlip, { params: { id: fee.id }, body: sampleSlip(paidOn) });
    return fee;
  }
  const cash = { payment: { method: 'cash' as const } };

  return {
    async 'fees.create'() {
      const desk = await open();
      const { id: memberId } = await desk.member();
      const body = { memberId, kind: 'renewal' as const, ...cash };
      const { id } = await appOf().call(fees.create, { body }, desk.token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.update'() {
      const { id, token } = await openFee();
      await appOf().call(fees.update, { params: { id }, body: { periods: 2 } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.waive'() {
      const { id, token } = await openFee();
      const body = { reason: 'A monk of the centre' };
      await appOf().call(fees.waive, { params: { id }, body }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.remove'() {
      const { id, token } = await openFee();
      await appOf().call(fees.remove, { params: { id } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.restore'() {
      const { id, token } = await openFee();
      await appOf().call(fees.remove, { params: { id } }, token);
      await appOf().call(fees.restore, { params: { id } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.sendRegistrationSlip'() {
      const { id: feeId } = await openFee();
      await appOf().call(fees.sendRegistrationSlip, { body: { feeId, ...sampleSlip(paidOn) } });
      return { actorId: null, entityId: feeId };
    },
    async 'fees.sendSlip'() {
      return { actorId: null, entityId: (await waiting()).id };
    },
    async 'fees.decide'() {
      const { id, token } = await waiting();
      await appOf().call(fees.decide, { params: { id }, body: { decision: 'approve' } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.reverse'() {
      const { id, token } = await openFee();
      await appOf().call(fees.update, { params: { id }, body: cash }, token);
      await appOf().call(fees.reverse, { params: { id }, body: { reason: 'Bounced' } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.correct'() {
      const { id, token } = await openFee();
      await appOf().call(fees.update, { params: { id }, body: cash }, token);
      const body = { reason: 'Typed wrongly', amount: '50' };
      await appOf().call(fees.correct, { params: { id }, body }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'fees.takeAsDonation'() {
      const desk = await open();
      const { feeId, memberId } = await desk.renewalWithSlip();
      const body = { endReason: 'deceased' as const, endedOn: paidOn };
      await appOf().call(members.update, { params: { id: memberId }, body }, desk.token);
      const params = { id: feeId };
      await appOf().call(fees.decide, { params, body: { decision: 'approve' } }, desk.token);
      const { purposeId } = desk;
      const { id } = await appOf().call(fees.takeAsDonation, { params, body: { purposeId } }, desk.token);
      return { actorId: chief(), entityId: id, also: [feeId] };
    },
    async 'renewals.create'() {
      return { actorId: chief(), entityId: (await proposal()).id };
    },
    async 'renewals.update'() {
      const { id, token } = await proposal();
      await appOf().call(renewals.update, { params: { id }, body: { periods: 2 } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'renewals.remove'() {
      const { id, token } = await proposal();
      await appOf().call(renewals.remove, { params: { id } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'renewals.decide'() {
      const desk = await open();
      const { renewalId, feeId } = await desk.renewalWithSlip();
      const body = { decision: 'reject' as const, reason: 'Unreadable' };
      await appOf().call(renewals.decide, { params: { id: renewalId }, body }, desk.token);
      return { actorId: chief(), entityId: feeId };
    },
  };
}
