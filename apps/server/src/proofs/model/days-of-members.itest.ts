import { membershipTypes } from '@kathok/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';
import { acts, join, type Lives } from './acts-on-days.ts';

const numRuns = howMany({ test: 10, prove: 300 });
const maxCommands = howMany({ test: 14, prove: 30 });
/** A failure prints its seed; SEED=… plays the same again. */
const seed = process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {};

const { app, desk } = await startOffice();
const general = await app.call(membershipTypes.get, { params: { id: desk.ids.general } }, desk.token);
const rules = { graceDays: general.graceDays, windowDays: general.renewalWindowDays };

test(`${numRuns} random lives of members: renewing early and late, grace, window, hold, waiving, giving back, merging and taking apart are as the model says`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(acts, { maxCommands, size: 'max' }), async (sequence) => {
      const office = { app, desk: await openMoneyDesk(app), rules };
      const lives: Lives = { all: [] };
      await fc.asyncModelRun(() => ({ model: lives, real: office }), [join, ...sequence]);
    }),
    { numRuns, endOnFailure: true, ...seed },
  );
  expect(await findDisagreements(app.db)).toEqual([]);
});
