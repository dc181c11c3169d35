import { addDays, donations, privacy, ritualDays, ritualEntries, rituals } from '@kathok/contract';
import { expect, test } from 'vitest';
import { transact } from '../db/at-end/index.ts';
import { findDedicatedDays } from '../modules/donations/dedication.repository.ts';
import { forgetNamesDue } from '../modules/rituals/entries/forget-names.repository.ts';
import { startAppForFile } from '../testing/office.ts';
import { openRitualDesk } from '../testing/ritual-desk.ts';

// As rare-queries.embedded.itest.ts: the ritual book, once on the other build of PostgreSQL. What it promises is held by
// modules/rituals on PostgreSQL.

const app = await startAppForFile();
const desk = await openRitualDesk(app);
await desk.at('2026-11-15T06:00:00Z');
const toFamily = { notify: 'email' as const };
const family = { email: 'family@example.bt' };

test('days of a ritual are proposed and confirmed once, and a ritual that nobody asked for goes', async () => {
  const ritual = await desk.ritual({ rhythm: { lunarDays: [10] } });
  const compute = () => app.call(ritualDays.compute, { body: { year: 2027 } }, desk.officer);
  const { days } = await compute();
  expect((await compute()).added).toBe(0);
  await app.call(ritualDays.confirm, { body: { ids: [days[0]!.id] } }, desk.officer);
  const purposeIds = ritual.purposeIds;
  const changed = { description: 'On the tenth day', purposeIds };
  await app.call(rituals.update, { params: { id: ritual.id }, body: changed }, desk.officer);
  expect((await app.call(rituals.list, {})).find(({ id }) => id === ritual.id)?.days).toHaveLength(1);
  const { id } = await desk.ritual();
  await app.call(rituals.remove, { params: { id } }, desk.officer);
});

test('names go along with a day that is cancelled, wait where none is left, and are placed', async () => {
  const { ritual, near, later } = await desk.ritualWithDays();
  const once = await desk.paid({ ritualDayId: near.id, ...toFamily }, family);
  const series = await desk.paid({ ritualId: ritual.id, series: 'monthly', times: 3 });
  const third = await desk.day(ritual.id, addDays(desk.today, 60));
  expect(await desk.datesOf(series.id)).toEqual([near.date, later.date, third.date]);
  for (const { id } of [near, later, third]) await desk.change(id, { state: 'cancelled', reason: 'Rain' });
  const open = (await app.call(ritualEntries.open, {}, desk.reader)).map(({ id }) => id);
  const decided = await desk.day(ritual.id, addDays(desk.today, 90));
  const body = { entryIds: open, ritualDayId: decided.id };
  await app.call(ritualEntries.place, { body }, desk.reader);
  expect(await desk.datesOf(once.id)).toEqual([decided.date]);
  await desk.change(decided.id, { date: addDays(desk.today, 91), reason: 'A Sunday' });
  const { days } = await desk.paid({ series: 'seven_weeks', startsOn: desk.today });
  expect(days).toHaveLength(7);
});

test('a list is written, closed, read, taken back, told to families and forgotten', async () => {
  const { near } = await desk.ritualWithDays();
  const given = await desk.paid({ ritualDayId: near.id, ...toFamily }, family);
  expect([...(await findDedicatedDays(app.db, [given.id])).values()]).toMatchObject([[{ date: near.date }]]);
  const gone = await desk.given({ ritualDayId: near.id });
  await app.call(donations.remove, { params: { id: gone.id } }, desk.chief);
  const wrong = await desk.paid({ ritualDayId: near.id, names: [{ name: 'Karma Choden' }] });
  const donor = { donorType: 'non_member' as const, donorName: 'Somebody Else', reason: 'Wrong donor' };
  const right = await app.call(donations.correct, { params: { id: wrong.id }, body: donor }, desk.chief);
  expect(await desk.namesOf(near.id)).toContain('Karma Choden');
  const reversing = { params: { id: right.dueId }, body: { reason: 'Bounced' } };
  await app.call(donations.reverse, reversing, desk.chief);
  expect(await app.call(ritualDays.takenOff, { params: { id: near.id } }, desk.reader)).toHaveLength(3);
  const [line] = (await desk.listOf(near.id)).data;
  const body = { name: 'Ap Dorji Wangdue' };
  await app.call(ritualEntries.update, { params: { id: line!.id }, body }, desk.reader);
  const written = { names: ['Lopen Kinzang'], living: true };
  await app.call(ritualDays.write, { params: { id: near.id }, body: written }, desk.reader);
  expect(await app.call(ritualDays.materials, { params: { id: near.id } }, desk.reader)).toMatchObject({
    names: 3,
  });

  await desk.at('2026-11-15T12:30:00Z');
  expect((await desk.read(near.id, [line!.id])).status).toBe(200);
  expect((await desk.read(near.id)).body).toMatchObject({ state: 'read' });
  await app.call(ritualDays.takeBack, { params: { id: near.id } }, desk.reader);
  expect((await desk.read(near.id)).body).toMatchObject({ state: 'read' });
  const paper = await app.inject({
    url: `/api/ritual-days/${near.id}/list.pdf`,
    headers: { authorization: `Bearer ${desk.reader}` },
  });
  expect(paper.statusCode).toBe(200);
  await desk.at('2026-11-15T14:00:00Z');
  await desk.runJobs();
  expect((await app.outbox()).filter(({ kind }) => kind === 'names_read')).toHaveLength(1);

  const { donationNumber } = await desk.donation(given.id);
  const erasing = { donationNumber, reason: 'Asked for' };
  await app.call(privacy.eraseDonor, { params: { id: given.id }, body: erasing }, desk.chief);
  expect(await transact(app.db, (tx) => forgetNamesDue(tx, addDays(near.date, 90)))).toBeGreaterThan(0);
});
