import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabasePlace, migratedPlace } from '../../../testing/database-place.ts';
import { howMany } from '../../../testing/how-many.ts';
import { bookFile, booksOf } from '../../../testing/payment-sheet.ts';
import { serverToKill } from '../../../testing/server-to-kill.ts';
import { donationPaymentsTarget } from './donation-payments-target.ts';

const rowCount = howMany({ test: 100, prove: 400 });
let place: DatabasePlace;
beforeAll(async () => {
  place = await migratedPlace();
});
afterAll(() => place.remove());

const book = bookFile(
  Array.from({ length: rowCount }, (_, number) => ({
    Donor: `Donor ${number}`,
    Purpose: 'Butter lamps',
    'Donated on': '25/02/2021',
    Amount: '100',
    Method: 'cash',
    'Receipt no': `K-${number}`,
  })),
);

test('killed in the middle, a book of donations goes on where it was, and so does taking it back', async () => {
  const { opened, startImport, killDuringImport, killDuringUndo, finish } = serverToKill(place);
  const books = () => opened(({ kysely }) => booksOf(kysely));
  const whole = { disagreements: [] };

  const importId = await startImport(donationPaymentsTarget, book);
  await killDuringImport(importId, 20);
  const half = await books();
  expect(half).toMatchObject(whole);
  expect(half.paid).toBeGreaterThan(0);
  expect(half.income).toBe(half.paid * 10_000);
  await opened(finish);
  expect(await books()).toEqual({
    ...whole,
    income: rowCount * 10_000,
    postings: rowCount,
    paid: rowCount,
    valid: rowCount,
    void: 0,
  });

  await killDuringUndo(importId);
  expect(await books()).toMatchObject(whole);
  await opened(finish);
  expect(await books()).toEqual({
    ...whole,
    income: 0,
    postings: rowCount * 2,
    paid: 0,
    valid: 0,
    void: rowCount,
  });
});
