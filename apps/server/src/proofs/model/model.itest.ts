import { addDays } from '@kathok/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';
import { acts } from './acts.ts';
import { emptyBooks } from './centre.ts';

const numRuns = howMany({ test: 12, prove: 3000 });
const maxCommands = howMany({ test: 14, prove: 40 });
/** A failure prints its seed; SEED=… plays the same again. */
const seed = process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {};

let desk: MoneyDesk;
const app = await startAppForFile();
desk = await openMoneyDesk(app);

// Far enough apart that no act of one sequence falls into the days of another.
const daysApart = 20;
let firstDay = '2027-01-01';

test(`${numRuns} random sequences of what staff and the public do: after every step the books, the receipts, the coverage and all totals agree`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(acts, { maxCommands, size: 'max' }), async (sequence) => {
      firstDay = addDays(firstDay, daysApart);
      app.clock.set(`${firstDay}T04:00:00Z`);
      desk = await openMoneyDesk(app);
      const centre = { app, desk, from: firstDay, to: addDays(firstDay, daysApart - 1) };
      await fc.asyncModelRun(() => ({ model: emptyBooks(), real: centre }), sequence);
    }),
    { numRuns, endOnFailure: false, ...seed },
  );
  expect(await findDisagreements(app.db)).toEqual([]);
});
