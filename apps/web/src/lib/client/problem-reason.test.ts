import { expect, test } from 'vitest';
import { reasonOf } from './problem-reason.ts';

test('the detail says it best', () => {
  expect(reasonOf({ detail: 'Too many at once.', errors: [] })).toBe('Too many at once.');
});

test('without one, it is said what is wrong with each part', () => {
  const errors: { property: string; constraints: Record<string, string> }[] = [
    { property: 'file', constraints: { hasRows: 'has headings but no rows beneath them' } },
    { property: 'body.membershipTypeId', constraints: { isKnown: 'is not there', isOpen: 'is closed' } },
    { property: 'day', constraints: { isPast: 'Choose a day that has passed.' } },
  ];
  expect(reasonOf({ errors })).toBe(
    'File has headings but no rows beneath them. Membership type is not there; is closed. Choose a day that has passed.',
  );
});

test('nothing is made up', () => {
  expect(reasonOf({})).toBeUndefined();
});
