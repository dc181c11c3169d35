import { expect, test } from 'vitest';
import { visitors } from '../support/screens.ts';
import { barriersFor, waysInTheOffice } from '../support/tour.ts';

test.each(waysInTheOffice)('%s', async (_, way) => {
  expect(await barriersFor(await visitors.office(), way)).toEqual([]);
});
