import { addDays, donations, type Problem, ritualDays, ritualEntries, rituals } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';
import { faults, openRitualDesk } from '../../testing/ritual-desk.ts';

const app = await startAppForFile();
const desk = await openRitualDesk(app);
beforeEach(() => desk.at('2026-11-15T06:00:00Z'));

describe('a ritual', () => {
  it('is public with its next twelve confirmed days, and without what is bought for it', async () => {
    const materials = [{ what: 'Butter', unit: 'g', amount: 60, per: 'lamp' as const }];
    const ritual = await desk.ritual({ rhythm: { lunarDays: [10, 25] }, materials });
    const { added, days } = await app.call(ritualDays.compute, { body: { year: 2027 } }, desk.officer);
    const proposed = days.filter(({ ritualId }) => ritualId === ritual.id);
    expect([added, proposed.length, new Set(proposed.map(({ state }) => state)).size]).toEqual([25, 25, 1]);
    const shown = async (token?: string) =>
      (await app.call(rituals.list, {}, token)).find(({ id }) => id === ritual.id)!;
    // Nothing computed is public before somebody confirms it.
    expect((await shown()).days).toEqual([]);
    expect(await app.call(ritualDays.list, { query: { from: '2027-01-01', to: '2027-12-31' } })).toEqual([]);
    const ids = proposed.slice(0, 14).map(({ id }) => id);
    await app.call(ritualDays.confirm, { body: { ids } }, desk.officer);
    expect((await shown()).days).toHaveLength(12);
    expect([(await shown()).materials, (await shown(desk.reader)).materials]).toEqual([[], materials]);
    // Proposed again, nothing comes twice: confirmed, moved and cancelled days stay as somebody wanted them.
    const [first, second] = ids;
    const moved = { date: addDays(proposed[0]!.date, 1) };
    await app.call(ritualDays.update, { params: { id: first! }, body: moved }, desk.officer);
    const gone = { state: 'cancelled' as const, reason: 'The temple is closed' };
    await app.call(ritualDays.update, { params: { id: second! }, body: gone }, desk.officer);
    expect((await app.call(ritualDays.compute, { body: { year: 2027 } }, desk.officer)).added).toBe(0);
  });

  it('says what is wrong with it, and changes nothing', async () => {
    const name = 'Medicine Buddha';
    await desk.ritual({ name });
    const bad = async (body: object) =>
      faults(await app.send(rituals.create, { body: body as never }, { token: desk.officer }));
    expect(await bad({ name: name.toUpperCase() })).toEqual(['name isFree']);
    expect(await bad({ name: 'x', rhythm: { lunarDays: [] } })).not.toEqual([]);
    expect(await bad({ name: 'x', rhythm: { day: 30, month: 2 } })).not.toEqual([]);
    expect(await bad({ name: 'x', purposeIds: ['6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01'] })).toEqual([
      'purposeIds exist',
    ]);
    const ritual = await desk.ritual();
    await desk.day(ritual.id, addDays(desk.today, 9));
    const twice = await app.send(
      ritualDays.create,
      { body: { ritualId: ritual.id, date: addDays(desk.today, 9) } },
      { token: desk.officer },
    );
    expect(faults(twice)).toEqual(['date isFree']);
  });

  it('goes only while nothing hangs on it', async () => {
    const { ritual, near } = await desk.ritualWithDays();
    await app.call(rituals.remove, { params: { id: (await desk.ritual()).id } }, desk.officer);
    await desk.given({ ritualDayId: near.id });
    const kept = await app.send(rituals.remove, { params: { id: ritual.id } }, { token: desk.officer });
    expect([kept.status, (kept.body as Problem).code]).toEqual([409, 'in_use']);
  });
});

describe('a list', () => {
  it('follows the money: waiting, paid, rejected, reversed', async () => {
    const { near } = await desk.ritualWithDays();
    const { id } = await desk.given({ ritualDayId: near.id });
    expect(await desk.namesOf(near.id)).toEqual([]);
    await desk.sendSlip(id);
    const waiting = await desk.listOf(near.id);
    expect(waiting.data.map(({ name, living, isUnverified }) => [name, living, isUnverified])).toEqual([
      ['Ap Dorji Wangdi', false, true],
      ['Aum Pema Lhamo', true, true],
    ]);
    expect(waiting).toMatchObject({ living: 1, deceased: 1, unverified: 2, read: 0 });
    await desk.decide(id, 'reject');
    expect(await desk.namesOf(near.id)).toEqual([]);
    app.clock.advance({ minutes: 1 });
    await desk.pay(id);
    expect(await desk.listOf(near.id)).toMatchObject({ living: 1, deceased: 1, unverified: 0, names: 2 });
    await app.call(donations.reverse, { params: { id }, body: { reason: 'The cheque bounced' } }, desk.chief);
    expect(await desk.namesOf(near.id)).toEqual([]);
    const off = await app.call(ritualDays.takenOff, { params: { id: near.id } }, desk.reader);
    expect(off.map(({ name, because, reason }) => [name, because, reason])).toEqual([
      ['Ap Dorji Wangdi', 'reversed', 'The cheque bounced'],
      ['Aum Pema Lhamo', 'reversed', 'The cheque bounced'],
    ]);
  });

  it('leaves out what waits where the ritual says so, and says so to staff', async () => {
    const ritual = await desk.ritual({ includeUnverified: false });
    const day = await desk.day(ritual.id, addDays(desk.today, 2));
    const { id } = await desk.given({ ritualDayId: day.id });
    await desk.sendSlip(id);
    expect(await desk.listOf(day.id)).toMatchObject({ names: 0, data: [], takenOff: 2 });
    await desk.decide(id, 'approve');
    expect(await desk.listOf(day.id)).toMatchObject({ names: 2 });
  });

  it('closes by the clock: a later dedication goes to the next day, said before paying; staff are marked late', async () => {
    const { near, later } = await desk.ritualWithDays();
    // Ten people give at the minute it closes, 18:00 in Bhutan.
    const answers = [];
    for (let second = -5; second < 5; second += 1) {
      app.clock.set(new Date(Date.parse('2026-11-15T12:00:00Z') + second * 1000).toISOString());
      answers.push(await desk.given({ ritualDayId: near.id }, { donorName: `Donor ${second}` }));
    }
    const told = answers.map(({ days, closed }) => [days[0]?.date, closed?.date ?? null]);
    expect(told).toEqual([
      ...Array.from({ length: 5 }, () => [near.date, null]),
      ...Array.from({ length: 5 }, () => [later.date, near.date]),
    ]);
    await desk.at('2026-11-15T12:01:00Z');
    expect((await desk.getDay(near.id)).state).toBe('closed');
    for (const { id } of answers) await desk.pay(id);
    const stand = await Promise.all([desk.listOf(near.id), desk.listOf(later.id)]);
    expect(stand.map(({ names: all }) => all)).toEqual([10, 10]);
    const late = { names: ['Lopen Kinzang'], living: false };
    const [line] = await app.call(ritualDays.write, { params: { id: near.id }, body: late }, desk.reader);
    expect(line).toMatchObject({ isLate: true, writtenBy: 'The Reader', times: 1 });
    const { id } = await desk.given({ ritualDayId: later.id });
    expect(id).toBeTruthy();
  });

  it('without a later day refuses after closing, and changes nothing', async () => {
    const ritual = await desk.ritual();
    expect(faults(await desk.give({ ritualId: ritual.id }))).toEqual(['dedication.ritualId hasDays']);
    const day = await desk.day(ritual.id, addDays(desk.today, 1));
    app.clock.set('2026-11-15T12:00:01Z');
    expect(faults(await desk.give({ ritualDayId: day.id }))).toEqual(['dedication.ritualDayId isOpen']);
  });

  it('shows a name that was given twice once, with how often; twice in the data', async () => {
    const { near } = await desk.ritualWithDays();
    await desk.paid({
      ritualDayId: near.id,
      names: [{ name: 'Karma Choden' }, { name: 'karma  choden' }, { name: 'ཨཔ་ཀུན་ལེགས།' }],
    });
    const list = await desk.listOf(near.id);
    expect(list.data.map(({ name, times }) => [name, times])).toEqual([
      ['Karma Choden', 2],
      ['ཨཔ་ཀུན་ལེགས།', 1],
    ]);
    expect(list.names).toBe(3);
  });

  it('tells nothing about who gave', async () => {
    const { near } = await desk.ritualWithDays();
    await desk.paid({ ritualDayId: near.id }, { donorName: 'Secret Giver', phone: '17123456' });
    const text = JSON.stringify([await desk.listOf(near.id), await desk.getDay(near.id)]);
    expect(text).not.toMatch(/Secret|17123456|donation/i);
  });
});

const refusedWeeks = async (startsOn?: string) =>
  faults(await desk.give({ series: 'seven_weeks', ...(startsOn && { startsOn }) }));

describe('seven weeks', () => {
  it('stand on exactly seven lists, none after, and past days are left out', async () => {
    const { days } = await desk.paid({
      series: 'seven_weeks',
      startsOn: desk.today,
      names: [{ name: 'Meme Tshewang', living: false }],
    });
    const expected = [7, 14, 21, 28, 35, 42, 49].map((day) => addDays(desk.today, day - 1));
    expect(days.map(({ date }) => date)).toEqual(expected);
    const all = await app.call(
      ritualDays.list,
      { query: { from: desk.today, to: addDays(desk.today, 400) } },
      desk.reader,
    );
    const carrying = [];
    for (const day of all)
      if ((await desk.namesOf(day.id)).includes('Meme Tshewang')) carrying.push(day.date);
    expect(carrying).toEqual(expected);
    const later = await desk.given({ series: 'seven_weeks', startsOn: addDays(desk.today, -10) });
    expect(later.days).toHaveLength(6);
  });

  it('refuse a day of death in the future, or so long ago that all have passed', async () => {
    expect(await refusedWeeks(addDays(desk.today, 1))).toEqual(['dedication.startsOn isPast']);
    expect(await refusedWeeks(addDays(desk.today, -60))).toEqual(['dedication.startsOn isRecent']);
    expect(await refusedWeeks()).toEqual(['dedication.startsOn isGiven']);
  });
});

describe('a series', () => {
  it('goes along the days of its ritual, waits where none is confirmed, and goes on when one is', async () => {
    const { ritual, near, later } = await desk.ritualWithDays();
    const { id, days } = await desk.paid({ ritualId: ritual.id, series: 'monthly', times: 3 });
    expect(days.map(({ date, state }) => [date, state])).toEqual([
      [near.date, 'confirmed'],
      [later.date, 'confirmed'],
      [null, 'open'],
    ]);
    const third = await desk.day(ritual.id, addDays(desk.today, 60));
    expect(await desk.datesOf(id)).toEqual([near.date, later.date, third.date]);
  });

  it('has at most 108 entries on all its days together, and 49 days', async () => {
    const { ritual } = await desk.ritualWithDays();
    const many = Array.from({ length: 55 }, (_, index) => ({ name: `Name ${index}` }));
    const tooMany = await desk.give({ ritualId: ritual.id, series: 'monthly', times: 2, names: many });
    expect(faults(tooMany)).toEqual(['dedication.names isRoom']);
    expect((await desk.give({ ritualId: ritual.id, series: 'monthly', times: 50 })).status).toBe(422);
    const beads = Array.from({ length: 109 }, (_, index) => ({ name: `Name ${index}` }));
    expect((await desk.give({ ritualId: ritual.id, names: beads })).status).toBe(422);
    expect((await desk.give({ ritualId: ritual.id, names: [{ name: 'x'.repeat(4096) }] })).status).toBe(422);
    expect((await desk.give({ ritualId: ritual.id, names: beads.slice(1) })).status).toBe(201);
  });
});

describe('a day', () => {
  it('that is cancelled loses no name: to the next day, and a series stays complete', async () => {
    const { ritual, near, later } = await desk.ritualWithDays();
    const last = await desk.day(ritual.id, addDays(desk.today, 60));
    const once = await desk.paid({ ritualDayId: near.id, notify: 'email' }, { email: 'once@example.bt' });
    const series = await desk.paid(
      { ritualId: ritual.id, series: 'monthly', times: 2, notify: 'email' },
      { email: 'series@example.bt' },
    );
    const body = { state: 'cancelled' as const, reason: 'The temple is closed' };
    await app.call(ritualDays.update, { params: { id: near.id }, body }, desk.officer);
    expect(await desk.datesOf(once.id)).toEqual([later.date]);
    expect(await desk.datesOf(series.id)).toEqual([later.date, last.date]);
    const told = (await app.outbox()).filter(({ kind }) => kind === 'names_moved');
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(['once@example.bt', 'series@example.bt']);
    // Cancelled too, and nothing is left: staff see them as open until somebody decides.
    for (const id of [later.id, last.id])
      await app.call(ritualDays.update, { params: { id }, body }, desk.officer);
    const open = (await app.call(ritualEntries.open, {}, desk.reader)).filter(
      ({ ritualId }) => ritualId === ritual.id,
    );
    expect(open).toHaveLength(6);
    const decided = await desk.day(ritual.id, addDays(desk.today, 90));
    const entryIds = open.map(({ id }) => id);
    await app.call(ritualEntries.place, { body: { entryIds, ritualDayId: decided.id } }, desk.reader);
    expect(await desk.listOf(decided.id)).toMatchObject({ names: 6 });
  });

  it('that is moved takes its names along, and those who asked are told', async () => {
    const { near } = await desk.ritualWithDays();
    await desk.paid({ ritualDayId: near.id, notify: 'email' }, { email: 'moved@example.bt' });
    const body = { date: addDays(desk.today, 3), reason: 'A Sunday' };
    const moved = await app.call(ritualDays.update, { params: { id: near.id }, body }, desk.officer);
    expect(moved).toMatchObject({
      movedFrom: near.date,
      date: body.date,
      closesAt: '2026-11-17T12:00:00.000Z',
    });
    expect(moved.counts).toMatchObject({ names: 2 });
    expect(
      (await app.outbox()).filter(
        ({ recipient, kind }) => recipient === 'moved@example.bt' && kind === 'names_moved',
      ),
    ).toHaveLength(1);
  });

  it('that was confirmed is not computed again, and one that was cancelled is neither moved nor confirmed', async () => {
    const { near } = await desk.ritualWithDays();
    const change = (body: object) =>
      app.send(ritualDays.update, { params: { id: near.id }, body: body as never }, { token: desk.officer });
    expect((await change({ state: 'cancelled' })).status).toBe(422);
    expect((await change({ state: 'cancelled', reason: 'Rain' })).status).toBe(200);
    expect((await change({ date: addDays(desk.today, 8) })).status).toBe(409);
    expect(
      faults(await app.send(ritualDays.confirm, { body: { ids: [near.id] } }, { token: desk.officer })),
    ).toEqual(['ids exist']);
  });
});
