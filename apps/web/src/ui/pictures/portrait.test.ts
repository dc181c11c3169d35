import { expect, it } from 'vitest';
import { initials } from './portrait.tsx';

it.each([
  ['Karma Choden', 'KC'],
  ['Tashi', 'T'],
  ['  Ugyen  Tshering  Dorji ', 'UD'],
  ['', ''],
])('takes the initials of "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
