import { expect, test } from 'vitest';
import { visitors } from '../support/screens.ts';
import { barriersFor, ways } from '../support/tour.ts';

test.each(ways)('%s', async (_, way) => {
  expect(await barriersFor(await visitors.office(), way)).toEqual([]);
});
