import { expect, it } from 'vitest';
import { normaliseUsername } from './username.ts';

it.each([
  [' Karma@Example.BT ', 'karma@example.bt'],
  ['17 12 34 56', '+97517123456'],
  ['+975 17-12-34-56', '+97517123456'],
  ['77123456', '+97577123456'],
  ['+61 400 000 000', '+61400000000'],
  ['ｋａｒｍａ@example.bt', 'karma@example.bt'],
  ['km 0000018', 'KM-0000018'],
  ['KM-0000018', 'KM-0000018'],
  ['admin@localhost', 'admin@localhost'],
])('takes %j as %j', (typed, meant) => {
  expect(normaliseUsername(typed)).toBe(meant);
});
