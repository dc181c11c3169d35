import { expect, it } from 'vitest';
import { firstToTake } from './first-to-take.ts';

const member = { label: 'Pema Dorji', to: '/membership-list/view/1', icon: 'person' as const };
const donation = { label: 'Record a donation', to: '/donation/add', icon: 'donation' as const };
const of = (id: string) => ({ ...donation, state: { donor: { id } } });

it('is the first that fits', () => {
  expect(firstToTake([])).toBeUndefined();
  expect(firstToTake([member, of('1'), of('2')])).toBe(member);
  const only = of('1');
  expect(firstToTake([only, member])).toBe(only);
});

it('is nobody where a form would be filled in for one of several people', () => {
  expect(firstToTake([of('1'), of('2'), member])).toBeUndefined();
});
