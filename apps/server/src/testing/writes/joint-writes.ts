import { type JointPayment, jointPayments } from '@kathok/contract';
import { openMoneyDesk, sampleSlip } from '../money-desk.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that pays several at once. */
export function jointWrites(appOf: () => TestApp): Writes {
  const chief = () => appOf().account('Administrator').id;

  async function create(method?: 'cash') {
    const desk = await openMoneyDesk(appOf());
    const given = { donorType: 'anonymous' as const, purposeId: desk.purposeId, amount: '100' };
    const items = [{ donation: given }, { donation: given }];
    const body = { items, ...(method && { method }) };
    const joint: JointPayment = await appOf().call(jointPayments.create, { body }, desk.token);
    return { desk, params: { id: joint.id }, trace: { actorId: chief(), entityId: joint.id } };
  }
  const waiting = async () => {
    const made = await create();
    const body = sampleSlip(made.desk.today());
    const sent = await appOf().call(jointPayments.sendSlip, { params: made.params, body });
    return { ...made, donationId: sent.items[0]!.donationId! };
  };

  return {
    async 'jointPayments.create'() {
      return (await create()).trace;
    },
    async 'jointPayments.sendSlip'() {
      return { actorId: null, entityId: (await waiting()).donationId };
    },
    async 'jointPayments.decide'() {
      const { desk, params, trace, donationId } = await waiting();
      const body = { decision: 'approve' as const };
      await appOf().call(jointPayments.decide, { params, body }, desk.token);
      return { ...trace, also: [donationId] };
    },
    async 'jointPayments.reverse'() {
      const { desk, params, trace } = await create('cash');
      await appOf().call(jointPayments.reverse, { params, body: { reason: 'Bounced' } }, desk.token);
      return trace;
    },
  };
}
