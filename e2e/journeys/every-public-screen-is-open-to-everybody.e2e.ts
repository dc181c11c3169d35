import { expect, test, vi } from 'vitest';
import { howMany } from '../support/how-many.ts';
import { visitors } from '../support/screens.ts';
import { barriersOnTheWayOf, barriersUnderTheMenuOnTop } from '../support/tour.ts';

/** Every so many screens. */
const inEveryWayOn = howMany({ test: 5, prove: 1 });

// Some hundreds of looks: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 });

test('for guests, in every skin, read from either side, and on a phone, and nothing moves under their eyes', async () => {
  expect(await barriersOnTheWayOf(await visitors.guest(), inEveryWayOn)).toEqual([]);
});

test('for guests, with the menu on top', async () => {
  expect(await barriersUnderTheMenuOnTop(await visitors.guest())).toEqual([]);
});

test('for members, in every skin, read from either side, and on a phone', async () => {
  expect(await barriersOnTheWayOf(await visitors.member(), inEveryWayOn)).toEqual([]);
});

test('for members, with the menu on top', async () => {
  expect(await barriersUnderTheMenuOnTop(await visitors.member())).toEqual([]);
});
