import { expect, test } from 'vitest';
import { type Caller, placesOfCallers } from './places-of-callers.ts';

const takePlace = placesOfCallers(4);

const account = (id: string, roleType: 'admin' | 'user' = 'user', address = '103.133.216.7') => ({
  actor: { id, roleType },
  address,
});
const visitor = (address: string) => ({ actor: null, address });
const refusal = expect.objectContaining({ code: 'unavailable', details: { retryAfterSeconds: 5 } });

async function take(caller: Caller, times: number) {
  const places = await Promise.all(Array.from({ length: times }, () => takePlace(caller)));
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
])('%s has four places, and others have theirs', async (_who, caller, same, other) => {
  const giveBack = await take(caller, 4);
  await expect(takePlace(same)).rejects.toEqual(refusal);
  (await take(other, 4))();
  giveBack();
  (await take(same, 4))();
});

test.each([
  ['staff', account('c', 'admin')],
  ['jobs', { actor: null, address: null }],
])('%s have as many as they need', async (_who, caller) => {
  await expect(take(caller, 50)).resolves.toBeDefined();
});
