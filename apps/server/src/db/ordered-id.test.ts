import { expect, test } from 'vitest';
import { orderedId } from './ordered-id.ts';

test('ids are in the order in which they were made, also many within one moment and when the clock goes back', () => {
  const now = Date.now();
  const ids = [
    ...Array.from({ length: 10_000 }, () => orderedId(now)),
    orderedId(now - 60_000),
    orderedId(now + 60_000),
  ];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id is a UUID of version 7, and its end is by chance', () => {
  const ids = Array.from({ length: 1_000 }, () => orderedId());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids.map((id) => id.slice(19))).size).toBe(ids.length);
});
