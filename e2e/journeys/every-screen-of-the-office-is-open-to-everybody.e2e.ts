import { expect, test, vi } from 'vitest';
import { howMany } from '../support/how-many.ts';
import { visitors } from '../support/screens.ts';
import { barriersOnTheWayOf, barriersUnderTheMenuOnTop } from '../support/tour.ts';

/** Every so many screens. */
const inEveryWayOn = howMany({ test: 5, prove: 1 });

// Some hundreds of looks: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 });

test('in every skin, read from either side, and on a phone', async () => {
  expect(await barriersOnTheWayOf(await visitors.office(), inEveryWayOn)).toEqual([]);
});

test('with the menu on top', async () => {
  expect(await barriersUnderTheMenuOnTop(await visitors.office())).toEqual([]);
});
