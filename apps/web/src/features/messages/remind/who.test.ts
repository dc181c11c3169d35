import { expect, test } from 'vitest';
import { endOf, ends, filtersOf, isAboutRenewal, isChosenElsewhere } from './who.ts';

const today = '2026-11-19';

test('each choice is found again from its filters, and other days are none of them', () => {
  for (const end of ends) expect(endOf(filtersOf(end, today), today)).toBe(end);
  expect(endOf({ paidUntilFrom: '2026-01-01' }, today)).toBeUndefined();
  expect(endOf({ dzongkhag: 'Paro' }, today)).toBe('all');
});

test('what the register chose is told from what the page offers', () => {
  expect(isChosenElsewhere({ dzongkhag: 'Paro', quietDays: '14' })).toBe(false);
  expect(isChosenElsewhere({ ids: 'a,b' })).toBe(true);
});

test('the words of a reminder fit where the paid days end', () => {
  expect(isAboutRenewal(filtersOf('in30', today))).toBe(true);
  expect(isAboutRenewal({ standing: 'grace' })).toBe(true);
  expect(isAboutRenewal({ standing: 'current' })).toBe(false);
  expect(isAboutRenewal({ dzongkhag: 'Paro' })).toBe(false);
});
