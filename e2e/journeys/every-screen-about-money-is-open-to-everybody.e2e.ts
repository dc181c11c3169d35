import { expect, test, vi } from 'vitest';
import { visitors } from '../support/screens.ts';
import { barriersOnTheWayOf, barriersUnderTheMenuOnTop } from '../support/tour.ts';

// Some hundreds of looks: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 });

test('in every skin, read from either side, and on a phone', async () => {
  expect(await barriersOnTheWayOf(await visitors.treasury())).toEqual([]);
});

test('with the menu on top', async () => {
  expect(await barriersUnderTheMenuOnTop(await visitors.treasury())).toEqual([]);
});
