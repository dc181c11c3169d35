import { dayOf, ritualDays, rituals } from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';

/** A list of today that has closed, with names of the living and the deceased, a late one among them. */
export async function listOfToday(name: string): Promise<{ dayId: string; ritualId: string }> {
  const token = await tokenOf('Administrator');
  const { id: ritualId } = await ask(rituals.create, { body: { name } }, token);
  const closesAt = new Date(Date.now() + 60 * 60_000).toISOString();
  const { id: dayId } = await ask(
    ritualDays.create,
    { body: { ritualId, date: dayOf(new Date()), closesAt } },
    token,
  );
  const params = { id: dayId };
  await ask(ritualDays.write, { params, body: { names: ['Aum Pema Lhamo', 'བཀྲ་ཤིས་ལྷ་མོ།'] } }, token);
  await ask(ritualDays.write, { params, body: { names: ['Ap Dorji Wangdi'], living: false } }, token);
  const earlier = new Date(Date.now() - 60_000).toISOString();
  await ask(ritualDays.update, { params, body: { closesAt: earlier } }, token);
  await ask(ritualDays.write, { params, body: { names: ['Aum Choki Wangmo'], living: false } }, token);
  return { dayId, ritualId };
}

/** The pages of rituals, with something to show on each. */
export async function ritualScreens(): Promise<string[]> {
  const { dayId, ritualId } = await listOfToday('Prayers of the evening');
  const year = Number(dayOf(new Date()).slice(0, 4));
  return [
    '/rituals/month',
    '/rituals/month?as=list',
    '/rituals/today',
    `/rituals/days/${dayId}`,
    `/rituals/year/${year}`,
    `/rituals/year/${year + 1}`,
    '/rituals/open',
    '/rituals/kinds',
    '/rituals/kinds/add',
    `/rituals/kinds/edit/${ritualId}`,
  ];
}
