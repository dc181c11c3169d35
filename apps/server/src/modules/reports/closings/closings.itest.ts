import {
  addDays,
  audit,
  type CashDay,
  cashClosings,
  type Donation,
  donations,
  users,
} from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleDonation } from '../../../testing/donation-samples.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

let administrator: string;
const app = await startAppForFile();
administrator = await app.signIn('Administrator');
const treasurer = await app.signIn('Treasurer');
const { id } = app.account('Treasurer');
const nameOfTreasurer = (await app.call(users.get, { params: { id } }, administrator)).name;

const give = async (amount: string, paidOn: string, token = treasurer, method: 'cash' | 'cheque' = 'cash') =>
  (await app.call(
    donations.create,
    { body: await sampleDonation(app, { amount, payment: { method, paidOn } }) },
    token,
  )) as Donation;
const takeBack = (id: string) =>
  app.call(donations.reverse, { params: { id }, body: { reason: 'Entered twice' } }, administrator);

const look = (day: string, token = treasurer): Promise<CashDay> =>
  app.call(cashClosings.get, { params: { day } }, token);
interface Count {
  day: string;
  booked: string;
  counted: string;
  opening?: string;
  notes?: Partial<Record<'1000' | '500' | '100', number>>;
  remark?: string;
}
const close = (body: Count, token = treasurer) => app.send(cashClosings.close, { body }, { token });
const faults = (answer: { body: unknown }) =>
  ((answer.body as { errors?: { property: string }[] }).errors ?? []).map(({ property }) => property);

const today = () => app.clock.now().toISOString().slice(0, 10);

test('a day shows the cash that each person took in and gave back, and nothing that did not come in cash', async () => {
  await give('500', today());
  await give('250.50', today());
  const wrong = await give('1000', today(), administrator);
  await give('70', today(), treasurer, 'cheque');
  await takeBack(wrong.id);
  const day = await look(today());
  expect(day).toMatchObject({ booked: '750.50', closing: null, changed: null, currencies: ['BTN'] });
  expect(day.heads).toEqual({ membershipFees: '0.00', donations: '750.50', heldForRefund: '0.00' });
  const sums = day.people.map(({ userId, received, returned, booked }) => [
    userId,
    received,
    returned,
    booked,
  ]);
  expect(sums).toHaveLength(2);
  expect(sums).toEqual(
    expect.arrayContaining([
      [app.account('Treasurer').id, '750.50', '0.00', '750.50'],
      [app.account('Administrator').id, '1000.00', '1000.00', '0.00'],
    ]),
  );
});

test('a count that does not fit is refused and names the field, and closes nothing', async () => {
  const day = today();
  const answers = [
    await close({ day, booked: '750.50', counted: '750.00' }),
    await close({ day, booked: '750.50', counted: '750.50', notes: { '500': 1 } }),
    await close({ day: '2999-01-01', booked: '0.00', counted: '0' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(answers.map(faults)).toEqual([['remark'], ['counted'], ['day']]);
  const stale = await close({ day, booked: '500.00', counted: '500.00' });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: 'stale_version', detail: expect.stringContaining('750.50') });
  expect((await look(day)).closing).toBeNull();
});

test('a day is closed once, with who, when, the notes and the remark, and it is in the audit trail', async () => {
  const day = today();
  const count = {
    day,
    booked: '750.50',
    opening: '200',
    counted: '900',
    notes: { '500': 1, '100': 4 },
    remark: 'Fifty chhertum rounded, fifty ngultrum missing',
  };
  const answer = await close(count);
  expect(answer.status).toBe(200);
  const { closing } = await look(day);
  expect(closing).toMatchObject({
    booked: '750.50',
    opening: '200.00',
    counted: '900.00',
    difference: '-50.50',
    notes: { '500': 1, '100': 4 },
    remark: count.remark,
    closedBy: nameOfTreasurer,
  });
  const tomorrow = addDays(day, 1);
  expect((await look(tomorrow)).lastCounted).toEqual({ day, counted: '900.00' });
  expect((await look(day)).lastCounted).toBeNull();
  const again = await close(count, administrator);
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    code: 'wrong_state',
    detail: expect.stringContaining(nameOfTreasurer),
  });
  const { data } = await app.call(audit.list, { query: { entity: 'CashDay' } }, administrator);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ action: 'close', reason: count.remark, after: { difference: '-50.50' } });
});

test('cash that is booked or taken back later shows as changed since closing, and the closing stays', async () => {
  const day = today();
  const before = (await look(day)).closing;
  const late = await give('49.50', day);
  expect(await look(day)).toMatchObject({
    booked: '800.00',
    changed: { booked: '800.00', difference: '-100.00' },
    closing: before,
  });
  const { recent } = await look(day);
  expect(recent[0]).toEqual({ day, booked: '800.00', difference: '-50.50', isChanged: true });
  await takeBack(late.id);
  expect(await look(day)).toMatchObject({ booked: '750.50', changed: null, closing: before });
});

test('the database itself refuses to change, delete or double a closing', async () => {
  await expect(sql`update cash_closings set counted = 0`.execute(app.db)).rejects.toThrow(/append-only/);
  await expect(sql`delete from cash_closings`.execute(app.db)).rejects.toThrow(/append-only/);
  expect((await look(today())).closing?.counted).toBe('900.00');
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('of ten who close a day at once one does, and nine are told that it is closed', async () => {
  const day = '2026-03-03';
  await give('300', day);
  await app.listen();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      close({ day, booked: '300.00', counted: '300' }, i % 2 ? administrator : treasurer),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  for (const { body } of refused)
    expect(body).toMatchObject({ code: 'wrong_state', detail: expect.stringMatching(/closed/) });
  const kept = await app.db.selectFrom('cashClosings').select('id').where('day', '=', day).execute();
  expect(kept).toHaveLength(1);
});

test('a day without cash can be closed at nothing, and one on which more was given back than came in', async () => {
  expect((await close({ day: '2026-03-04', booked: '0.00', counted: '0' })).status).toBe(200);
  const old = await give('400', '2026-03-05');
  app.clock.advance({ hours: 24 });
  administrator = await app.signIn('Administrator');
  await takeBack(old.id);
  const paidOut = { day: today(), booked: '-400.00', opening: '1000', counted: '600' };
  expect((await close(paidOut, await app.signIn('Treasurer'))).status).toBe(200);
});

test('somebody who may only look sees the day and cannot close it', async () => {
  const auditor = await app.signIn('Auditor');
  expect((await look('2026-03-03', auditor)).closing?.difference).toBe('0.00');
  const answer = await close({ day: '2026-03-06', booked: '0.00', counted: '0' }, auditor);
  expect(answer.status).toBe(403);
});

test('the closing is printed on A4 with who closed it, and the print is audited', async () => {
  const token = await app.signIn('Treasurer');
  const answer = await app.send(cashClosings.print, { params: { day: '2026-03-03' } }, { token });
  expect(answer.status).toBe(200);
  const text = (await pagesOf(new Uint8Array(answer.bytes))).join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('Daily cash report');
  expect(text).toMatch(/Closed by/);
  expect(text).toContain('300.00');
  const { data } = await app.call(
    audit.list,
    { query: { entity: 'Report' } },
    await app.signIn('Administrator'),
  );
  expect(data[0]).toMatchObject({ action: 'export', after: { report: 'cash-closing', day: '2026-03-03' } });
});
