import { addDays, dayOf, ritualDays, ritualEntries, rituals } from '@kathok/contract';
import type { TestApp } from '../start-test-app.ts';
import { nextNumber, type Writes } from './office.ts';

/** One success of every call that changes the ritual book. */
export function ritualWrites(appOf: () => TestApp): Writes {
  const actorId = () => appOf().account('Administrator').id;
  const signIn = () => appOf().signIn('Administrator');

  async function start() {
    const token = await signIn();
    const body = { name: `Ritual ${nextNumber()}`, rhythm: { lunarDays: [10] } };
    const ritual = await appOf().call(rituals.create, { body }, token);
    return { token, ritual, params: { id: ritual.id }, today: dayOf(appOf().clock.now()) };
  }

  /** Today's list, which has closed, with a name on it. */
  async function startDay() {
    const { token, ritual, today } = await start();
    const day = await appOf().call(ritualDays.create, { body: { ritualId: ritual.id, date: today } }, token);
    const params = { id: day.id };
    const [entry] = await appOf().call(ritualDays.write, { params, body: { names: ['Ap Dorji'] } }, token);
    return { token, ritual, today, day, params, entryId: entry!.id };
  }
  const traceOf = (entityId: string) => ({ actorId: actorId(), entityId });

  async function compute() {
    const { token, today, ritual } = await start();
    const year = Number(today.slice(0, 4)) + 1;
    const { days } = await appOf().call(ritualDays.compute, { body: { year } }, token);
    return { token, ids: days.filter(({ ritualId }) => ritualId === ritual.id).map(({ id }) => id) };
  }

  return {
    'rituals.create': async () => traceOf((await start()).ritual.id),
    async 'rituals.update'() {
      const { token, params } = await start();
      await appOf().call(rituals.update, { params, body: { description: 'On the tenth' } }, token);
      return traceOf(params.id);
    },
    async 'rituals.remove'() {
      const { token, params } = await start();
      await appOf().call(rituals.remove, { params }, token);
      return traceOf(params.id);
    },
    'ritualDays.create': async () => traceOf((await startDay()).day.id),
    async 'ritualDays.compute'() {
      await compute();
      return { actorId: actorId() };
    },
    async 'ritualDays.confirm'() {
      const { token, ids } = await compute();
      await appOf().call(ritualDays.confirm, { body: { ids } }, token);
      return traceOf(ids[0]!);
    },
    async 'ritualDays.update'() {
      const { token, params, today } = await startDay();
      await appOf().call(ritualDays.update, { params, body: { date: addDays(today, 2) } }, token);
      return traceOf(params.id);
    },
    'ritualDays.write': async () => traceOf((await startDay()).day.id),
    async 'ritualDays.read'() {
      const { token, params } = await startDay();
      await appOf().call(ritualDays.read, { params, body: {} }, token);
      return traceOf(params.id);
    },
    async 'ritualDays.takeBack'() {
      const { token, params } = await startDay();
      await appOf().call(ritualDays.read, { params, body: {} }, token);
      await appOf().call(ritualDays.takeBack, { params }, token);
      return traceOf(params.id);
    },
    async 'ritualEntries.update'() {
      const { token, entryId } = await startDay();
      const body = { name: 'Ap Dorji Wangdi' };
      await appOf().call(ritualEntries.update, { params: { id: entryId }, body }, token);
      return traceOf(entryId);
    },
    async 'ritualEntries.place'() {
      const { token, params, entryId, ritual, today } = await startDay();
      const body = { state: 'cancelled' as const, reason: 'The temple is closed' };
      await appOf().call(ritualDays.update, { params, body }, token);
      const other = { ritualId: ritual.id, date: addDays(today, 9) };
      const { id } = await appOf().call(ritualDays.create, { body: other }, token);
      await appOf().call(ritualEntries.place, { body: { entryIds: [entryId], ritualDayId: id } }, token);
      return traceOf(id);
    },
  };
}
