import { expect, test } from 'vitest';
import { changeSinceClosing } from './changed-since.ts';

const closed = { booked: 120_000, opening: 50_000, counted: 170_000 };

test('a day whose books still say what they said has not changed', () => {
  expect(changeSinceClosing(closed, 120_000)).toBeNull();
});

test('cash that was taken back later leaves too much in the box, and cash that was booked later too little', () => {
  expect(changeSinceClosing(closed, 90_000)).toEqual({ booked: 90_000, difference: 30_000 });
  expect(changeSinceClosing(closed, 125_000)).toEqual({ booked: 125_000, difference: -5000 });
});

test('a correction may make a difference go away', () => {
  expect(changeSinceClosing({ ...closed, counted: 160_000 }, 110_000)).toEqual({
    booked: 110_000,
    difference: 0,
  });
});
