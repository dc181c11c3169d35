import { expect, test, vi } from 'vitest';
import { visitors } from '../support/screens.ts';
import { barriersOnTheWayOf, barriersUnderTheMenuOnTop } from '../support/tour.ts';

// Some hundreds of looks: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 });

test('for guests, in every skin, read from either side, and on a phone, and nothing moves under their eyes', async () => {
  expect(await barriersOnTheWayOf(await visitors.guest())).toEqual([]);
});

test('for guests, with the menu on top', async () => {
  expect(await barriersUnderTheMenuOnTop(await visitors.guest())).toEqual([]);
});

test('for members, in every skin, read from either side, and on a phone', async () => {
  expect(await barriersOnTheWayOf(await visitors.member())).toEqual([]);
});

test('for members, with the menu on top', async () => {
  expect(await barriersUnderTheMenuOnTop(await visitors.member())).toEqual([]);
});
