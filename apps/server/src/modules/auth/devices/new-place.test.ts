import { expect, test } from 'vitest';
import { newPlaces } from './new-place.ts';

const at = (minute: number) => new Date(minute * 60_000);

test('a network is new where nobody had signed in from it before, but for the first sign-in of all', () => {
  const isNew = newPlaces([
    { address: '45.64.248.3', firstAt: at(3) },
    { address: '103.133.216.8', firstAt: at(2) },
    { address: '103.133.216.7', firstAt: at(1) },
    { address: null, firstAt: at(4) },
  ]);
  expect(isNew('103.133.216.7', at(1))).toBe(false);
  expect(isNew('103.133.216.8', at(2))).toBe(false);
  expect(isNew('45.64.248.3', at(3))).toBe(true);
  expect(isNew('45.64.248.9', at(5))).toBe(false);
  expect(isNew(null, at(4))).toBe(true);
  expect(isNew(null, at(5))).toBe(false);
});

test('addresses are looked at once, not for each session again', () => {
  let reads = 0;
  const firstUses = Array.from({ length: 1000 }, (_, number) => ({
    get address() {
      reads += 1;
      return `103.${number >> 8}.${number & 255}.7`;
    },
    firstAt: at(number),
  }));
  const isNew = newPlaces(firstUses);
  for (let number = 1; number < 50; number += 1) expect(isNew(`103.0.${number}.7`, at(number))).toBe(true);
  expect(reads).toBe(1000);
});
