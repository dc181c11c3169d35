import { expect, test } from 'vitest';
import { visitors } from '../support/screens.ts';
import { barriersFor, ways } from '../support/tour.ts';

test.each(ways)('for guests, %s, and nothing moves under their eyes on a desk', async (_, way) => {
  expect(await barriersFor(await visitors.guest(), way)).toEqual([]);
});

test.each(ways)('for members, %s', async (_, way) => {
  expect(await barriersFor(await visitors.member(), way)).toEqual([]);
});
