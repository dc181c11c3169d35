import { expect, test } from 'vitest';
import { type PaperCaller, takePlace } from './caller-limit.ts';

const account = (id: string, roleType: 'admin' | 'user' = 'user', address = '103.133.216.7') => ({
  actor: { id, roleType },
  address,
});
const visitor = (address: string) => ({ actor: null, address });
const refusal = expect.objectContaining({ code: 'unavailable', details: { retryAfterSeconds: 5 } });

function take(caller: PaperCaller, times: number) {
  const places = Array.from({ length: times }, () => takePlace(caller));
  return () => places.forEach((giveBack) => giveBack());
}

test.each([
  ['a member, wherever they ask from', account('a'), account('a', 'user', '45.64.248.3'), account('b')],
  [
    'a network of visitors',
    visitor('2001:db8:1:2::3'),
    visitor('2001:db8:1:2::4'),
    visitor('2001:db8:1:3::3'),
  ],
])('%s has four places, and others have theirs', (_who, caller, same, other) => {
  const giveBack = take(caller, 4);
  expect(() => takePlace(same)).toThrow(refusal);
  take(other, 4)();
  giveBack();
  take(same, 4)();
});

test.each([
  ['staff', account('c', 'admin')],
  ['jobs', { actor: null, address: null }],
])('%s have as many as they need', (_who, caller) => {
  expect(() => take(caller, 50)()).not.toThrow();
});
