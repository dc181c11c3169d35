import { familyStates } from '@kathok/contract';
import { expect, test } from 'vitest';
import { isChild, mayMoveTo, type Side } from './link-rules.ts';

const sides: Side[] = ['keeper', 'kept', 'staff'];

test('only the member accepts, either side and the office end, and what has ended stays ended', () => {
  const allowed = familyStates.flatMap((from) =>
    familyStates.flatMap((to) =>
      sides.flatMap((side) => (mayMoveTo(from, to, side) ? [`${side}: ${from} → ${to}`] : [])),
    ),
  );
  expect(allowed).toEqual([
    'kept: asked → accepted',
    'kept: asked → declined',
    'staff: asked → declined',
    'keeper: asked → ended',
    'staff: asked → ended',
    'keeper: accepted → ended',
    'kept: accepted → ended',
    'staff: accepted → ended',
  ]);
});

test.each([
  ['2008-11-20', '2026-11-19', true],
  ['2008-11-20', '2026-11-20', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  [null, '2026-03-01', false],
])('somebody born on %s is a child on %s: %s', (born, today, child) => {
  expect(isChild(born, today)).toBe(child);
});
