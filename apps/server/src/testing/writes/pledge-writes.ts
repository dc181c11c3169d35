import { dayOf, pledges } from '@kathok/contract';
import { purposeId } from '../donation-samples.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that changes a pledge. */
export function pledgeWrites(appOf: () => TestApp): Writes {
  const actorId = () => appOf().account('Administrator').id;

  async function start() {
    const token = await appOf().signIn('Administrator');
    const terms = { purposeId: await purposeId(appOf()), amount: '500', rhythm: 'monthly' } as const;
    const body = { donorType: 'non_member', donorName: 'Karma Choden', ...terms } as const;
    const { id } = await appOf().call(pledges.create, { body }, token);
    return { token, params: { id }, trace: { actorId: actorId(), entityId: id } };
  }

  const change = (act: 'pause' | 'end') => async () => {
    const { token, params, trace } = await start();
    await appOf().call(pledges[act], { params }, token);
    return trace;
  };

  return {
    'pledges.create': async () => (await start()).trace,
    async 'pledges.update'() {
      const { token, params, trace } = await start();
      await appOf().call(pledges.update, { params, body: { amount: '800' } }, token);
      return trace;
    },
    'pledges.pause': change('pause'),
    'pledges.end': change('end'),
    async 'pledges.resume'() {
      const { token, params, trace } = await start();
      await appOf().call(pledges.pause, { params }, token);
      await appOf().call(pledges.resume, { params }, token);
      return trace;
    },
    async 'pledges.donate'() {
      const { token, params } = await start();
      const payment = { method: 'cash' as const, paidOn: dayOf(appOf().clock.now()) };
      const { id } = await appOf().call(pledges.donate, { params, body: { payment } }, token);
      return { actorId: actorId(), entityId: id };
    },
    async 'pledges.forgetPayer'() {
      const { token, params, trace } = await start();
      const learnt = {
        payerKey: `K CHODEN ${params.id}`,
        payerText: 'K CHODEN',
        amount: 500_00,
        currency: 'BTN',
      };
      const by = { pledgeId: params.id, learntBy: actorId(), learntAt: appOf().clock.now() };
      const row = await appOf()
        .db.insertInto('pledgePayers')
        .values({ ...learnt, ...by })
        .returning('id')
        .executeTakeFirstOrThrow();
      await appOf().call(pledges.forgetPayer, { params: { ...params, payerId: row.id } }, token);
      return trace;
    },
  };
}
