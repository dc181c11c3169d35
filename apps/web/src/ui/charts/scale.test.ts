import { expect, test } from 'vitest';
import { axisSteps } from './scale.ts';

test.each([
  [0, [0, 1]],
  [412, [0, 100, 200, 300, 400, 500]],
  [500, [0, 100, 200, 300, 400, 500]],
  [7, [0, 2, 4, 6, 8]],
  [1_240_000, [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
])('up to %s', (most, steps) => {
  expect(axisSteps(most)).toEqual(steps);
});

test.each([
  [228, [0, 100, 200, 300]],
  [1000, [0, 250, 500, 750, 1000]],
])('up to %s with four lines at most', (most, steps) => {
  expect(axisSteps(most, 4)).toEqual(steps);
});
