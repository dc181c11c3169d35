import { expect, test } from 'vitest';
import { roundSteps } from './scale.ts';

test.each([
  [228, [0, 100, 200, 300]],
  [1000, [0, 250, 500, 750, 1000]],
  [7, [0, 2, 4, 6, 8]],
  [0, [0, 1]],
])('%d', (highest, steps) => {
  expect(roundSteps(highest)).toEqual(steps);
});
