import {
  addDays,
  donations,
  erasedName,
  outbox,
  type PayerView,
  privacy,
  type RitualDay,
  ritualDays,
  ritualEntries,
  rituals,
} from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';
import { transact } from '../../db/at-end/index.ts';
import { forgetNamesDue } from './entries/forget-names.repository.ts';
import { faults, names, openRitualDesk } from '../../testing/ritual-desk.ts';

const app = await startAppForFile();
const desk = await openRitualDesk(app);
beforeEach(() => desk.at('2026-11-15T06:00:00Z'));

const readyDay = async (notify: 'email' | null = 'email', email = 'family@example.bt') => {
  const { ritual, near, later } = await desk.ritualWithDays();
  const donation = await desk.paid({ ritualDayId: near.id, notify }, { email });
  return { ritual, near, later, donation };
};
const { read } = desk;
const close = () => desk.at('2026-11-15T12:30:00Z');
const wordsTo = async (email: string) =>
  (await app.outbox()).filter(({ recipient, kind }) => recipient === email && kind === 'names_read');

describe('reading', () => {
  it('of an open list waits for its closing; two readers who tick one name are one tick; the last tick reads the day', async () => {
    const { near } = await readyDay();
    expect((await read(near.id)).status).toBe(409);
    await close();
    const [first, second] = (await desk.listOf(near.id)).data;
    await Promise.all([read(near.id, [first!.id]), read(near.id, [first!.id])]);
    expect(await desk.listOf(near.id)).toMatchObject({ read: 1 });
    const done = await read(near.id, [second!.id]);
    expect(done.body).toMatchObject({ state: 'read', readBy: 'The Reader', counts: { read: 2 } });
    expect((await read(near.id)).body).toMatchObject({ readAt: (done.body as RitualDay).readAt });
    expect(faults(await read(near.id, ['6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01']))).toEqual(['entryIds exist']);
  });

  it('is told once to each family, an hour later, however often it is pressed or taken back', async () => {
    const { near, donation } = await readyDay('email', 'told@example.bt');
    await desk.paid({ ritualDayId: near.id, notify: 'email' }, { email: 'told@example.bt' });
    await close();
    await read(near.id);
    await desk.runJobs();
    expect(await wordsTo('told@example.bt')).toEqual([]);
    await desk.at('2026-11-15T13:20:00Z');
    const back = await app.send(ritualDays.takeBack, { params: { id: near.id } }, { token: desk.reader });
    expect(back.body).toMatchObject({ state: 'closed', counts: { read: 0 } });
    await read(near.id);
    await read(near.id);
    await desk.at('2026-11-15T14:19:00Z');
    await desk.runJobs();
    expect(await wordsTo('told@example.bt')).toEqual([]);
    await desk.at('2026-11-15T14:26:00Z');
    await desk.runJobs();
    await desk.at('2026-11-15T14:32:00Z');
    await desk.runJobs();
    expect(await wordsTo('told@example.bt')).toHaveLength(1);
    const late = await app.send(ritualDays.takeBack, { params: { id: near.id } }, { token: desk.reader });
    expect(late.status).toBe(409);
    const view = (await app.call(donations.get, { params: { id: donation.id } })) as PayerView;
    expect(view.days).toMatchObject([{ date: near.date, state: 'read' }]);
    expect(view.days[0]?.readAt).not.toBeNull();
    expect(
      (await app.call(outbox.list, { query: { kind: 'names_read' } }, desk.chief)).data[0]?.body,
    ).not.toContain('Dorji');
  });

  it('stays whatever becomes of the money, and a correction is a line beside it', async () => {
    const { near, donation } = await readyDay(null);
    await close();
    await read(near.id);
    await app.call(
      donations.reverse,
      { params: { id: donation.id }, body: { reason: 'Bounced' } },
      desk.chief,
    );
    expect(await desk.namesOf(near.id)).toEqual(['Ap Dorji Wangdi', 'Aum Pema Lhamo']);
    const [line] = (await desk.listOf(near.id)).data;
    const respell = await app.send(
      ritualEntries.update,
      { params: { id: line!.id }, body: { name: 'Other' } },
      { token: desk.reader },
    );
    expect(respell.status).toBe(409);
    const body = { names: ['Ap Dorji Wangdue'], living: false, corrects: line!.id };
    const [beside] = await app.call(ritualDays.write, { params: { id: near.id }, body }, desk.reader);
    expect(beside).toMatchObject({ corrects: line!.id, name: 'Ap Dorji Wangdue' });
    expect(await desk.namesOf(near.id)).toEqual(['Ap Dorji Wangdi', 'Aum Pema Lhamo', 'Ap Dorji Wangdue']);
  });

  it('of names that are paid for only afterwards is on the next day', async () => {
    const { near, later } = await readyDay(null);
    const { id } = await desk.given({ ritualDayId: near.id });
    await close();
    await read(near.id);
    await desk.pay(id);
    expect(await desk.datesOf(id)).toEqual([later.date]);
    expect(await desk.listOf(later.id)).toMatchObject({ names: 2 });
  });
});

describe('spelling', () => {
  it('is kept beside what the donor wrote, wherever the name stands on the list', async () => {
    const { near } = await desk.ritualWithDays();
    await desk.paid({ ritualDayId: near.id, names: [{ name: 'Dorjee' }, { name: 'dorjee' }] });
    const [line] = (await desk.listOf(near.id)).data;
    const right = { name: 'Dorji', living: false };
    const changed = await app.call(
      ritualEntries.update,
      { params: { id: line!.id }, body: right },
      desk.reader,
    );
    expect(changed).toMatchObject({ name: 'Dorji', givenName: 'Dorjee', living: false, times: 2 });
    const stale = { name: 'Dorje', version: line!.version };
    const answer = await app.send(
      ritualEntries.update,
      { params: { id: line!.id }, body: stale },
      { token: desk.reader },
    );
    expect(answer.status).toBe(409);
  });
});

describe('a donation', () => {
  it('that is changed keeps the places of its names; corrected to another donor it takes them along', async () => {
    const { near } = await desk.ritualWithDays();
    const { id } = await desk.paid({ ritualDayId: near.id });
    await desk.paid({ ritualDayId: near.id, names: [{ name: 'After them' }] });
    const renamed = {
      offering: 'Lamps',
      names: [names[0]!, { name: 'Aum Pema Lhamu', living: true }, { name: 'Third' }],
    };
    await app.call(donations.update, { params: { id }, body: { dedication: renamed } }, desk.chief);
    expect(await desk.namesOf(near.id)).toEqual(['Ap Dorji Wangdi', 'Aum Pema Lhamu', 'After them', 'Third']);
    const donor = { donorType: 'non_member' as const, donorName: 'Somebody Else', reason: 'Wrong donor' };
    await app.call(donations.correct, { params: { id }, body: donor }, desk.chief);
    expect(await desk.namesOf(near.id)).toEqual(['Ap Dorji Wangdi', 'Aum Pema Lhamu', 'After them', 'Third']);
    expect(await desk.listOf(near.id)).toMatchObject({ names: 4, takenOff: 0 });
  });

  it('without a ritual stands among the prayers of its day, as it always did', async () => {
    const readOn = addDays(desk.today, 4);
    const { days } = await desk.paid({ offering: 'Butter lamps', readOn });
    expect(days).toMatchObject([{ date: readOn, ritual: 'Prayers' }]);
    const none = await desk.given({ offering: 'Butter lamps' });
    expect(none.days).toEqual([]);
  });

  it('that is removed takes its names off', async () => {
    const { near } = await desk.ritualWithDays();
    const { id } = await desk.given({ ritualDayId: near.id });
    await app.call(donations.remove, { params: { id } }, desk.chief);
    expect(await desk.listOf(near.id)).toMatchObject({ names: 0, takenOff: 2 });
  });
});

describe('rights', () => {
  it('a reader sees lists and nothing else', async () => {
    const statuses = [];
    for (const path of [
      '/donations/pending-list',
      '/dashboard',
      '/member/duplicates',
      '/users',
      '/notifications/outbox',
      '/audit',
    ])
      statuses.push(
        (await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${desk.reader}` } }))
          .statusCode,
      );
    expect(new Set(statuses)).toEqual(new Set([403]));
    const { near } = await desk.ritualWithDays();
    expect((await desk.getDay(near.id)).counts).not.toBeNull();
    const body = { name: 'Mine' };
    expect((await app.send(rituals.create, { body }, { token: desk.reader })).status).toBe(403);
  });
});

it('materials are counted by days, donations, names and lamps', async () => {
  const materials = [
    { what: 'Butter', unit: 'g', amount: 60, per: 'lamp' as const },
    { what: 'Tshok plates', unit: 'plate', amount: 1, per: 'donation' as const },
    { what: 'Incense', unit: 'bundle', amount: 1, per: 'day' as const },
    { what: 'Rice', unit: 'kg', amount: 0.1, per: 'name' as const },
  ];
  const ritual = await desk.ritual({ materials });
  const day = await desk.day(ritual.id, addDays(desk.today, 2));
  await desk.paid({ ritualDayId: day.id });
  const prepared = await app.call(ritualDays.materials, { params: { id: day.id } }, desk.reader);
  expect(prepared).toMatchObject({ names: 2, donations: 1 });
  expect(prepared.materials.map(({ what, total }) => [what, total])).toEqual([
    ['Butter', 60 * prepared.lamps],
    ['Tshok plates', 1],
    ['Incense', 1],
    ['Rice', 0.2],
  ]);
});

it('a list of somebody who is erased: their own name goes at once, names they gave for others ninety days after', async () => {
  const { near } = await desk.ritualWithDays();
  const given = [{ name: 'Erased Donor' }, { name: 'Ap Kinzang', living: false }];
  const { id } = await desk.paid(
    { ritualDayId: near.id, names: given },
    { donorName: 'Erased Donor', email: 'gone@example.bt' },
  );
  const { donationNumber } = await desk.donation(id);
  const body = { donationNumber, reason: 'Asked for' };
  await app.call(privacy.eraseDonor, { params: { id }, body }, desk.chief);
  expect(await desk.namesOf(near.id)).toEqual(['Ap Kinzang']);
  await transact(app.db, (tx) => forgetNamesDue(tx, addDays(near.date, 89)));
  expect(await desk.namesOf(near.id)).toEqual(['Ap Kinzang']);
  await transact(app.db, (tx) => forgetNamesDue(tx, addDays(near.date, 90)));
  expect(await desk.namesOf(near.id)).toEqual([erasedName]);
});

it('a list of somebody who is erased and asks for it: also the names they gave for others go at once', async () => {
  const { near } = await desk.ritualWithDays();
  const { id } = await desk.paid({ ritualDayId: near.id }, { donorName: 'Erased Giver' });
  const { donationNumber } = await desk.donation(id);
  const body = { donationNumber, reason: 'Asked for', alsoGivenNames: true };
  await app.call(privacy.eraseDonor, { params: { id }, body }, desk.chief);
  expect(await desk.listOf(near.id)).toMatchObject({ data: [], names: 0 });
});

it('a list is printed in large type, and drawn as a poster', async () => {
  const { near } = await desk.ritualWithDays();
  await desk.paid({ ritualDayId: near.id });
  for (const path of [`${near.id}/list.pdf`, 'poster/2026.pdf', `${near.id}/list.pdf?paper=large`]) {
    const url = `/api/ritual-days/${path}`;
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${desk.reader}` } });
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, 200, 'no-store']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it('a day that strangers see stands in the feed of a calendar', async () => {
  const { ritual, near } = await desk.ritualWithDays();
  const { body, headers } = await app.inject({ url: '/api/rituals/calendar.ics' });
  expect(headers['content-type']).toContain('text/calendar');
  expect(body).toContain(`UID:${near.id}@`);
  expect(body).toContain(`SUMMARY:${ritual.name}`);
  // A day that one family named for prayers is in nobody's calendar.
  const [own] = (await desk.given({ series: 'seven_weeks', startsOn: desk.today })).days;
  const after = await app.inject({ url: '/api/rituals/calendar.ics' });
  expect(after.body).not.toContain(own!.ritualDayId);
});
