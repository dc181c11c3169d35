import { expect, test } from 'vitest';
import { dayErrors, fillGaps, identityErrors } from './person-rules.ts';

const today = '2026-11-15';
const properties = (errors: { property: string }[]) => errors.map(({ property }) => property);

test('nobody is born today or later, joins in the future, or before their birth', () => {
  expect(dayErrors({ dateOfBirth: '2026-11-14', joinedOn: today }, today)).toEqual([]);
  expect(properties(dayErrors({ dateOfBirth: today }, today))).toEqual(['dateOfBirth']);
  expect(properties(dayErrors({ dateOfBirth: '2030-01-01' }, today))).toEqual(['dateOfBirth']);
  expect(properties(dayErrors({ joinedOn: '2026-11-16' }, today))).toEqual(['joinedOn']);
  expect(properties(dayErrors({ dateOfBirth: '2000-01-01', joinedOn: '1999-12-31' }, today))).toEqual([
    'joinedOn',
  ]);
});

test('a number that is no CID is refused only where it is said to be one', () => {
  expect(properties(identityErrors({ identityType: 'cid', identityNumber: 'G123456' }))).toEqual([
    'identityNumber',
  ]);
  expect(identityErrors({ identityType: 'passport', identityNumber: 'G123456' })).toEqual([]);
  expect(identityErrors({ identityType: null, identityNumber: null })).toEqual([]);
});

test('what staff say of somebody on file fills what is empty, and overwrites nothing', () => {
  const known = { name: 'Pema Lhamo', phone: '+97517000001', email: null, village: null };
  const given = { name: 'Pema Lhamo', phone: '+97577999999', email: 'p@example.bt', village: undefined };
  expect(fillGaps(known, given)).toEqual({ email: 'p@example.bt' });
});
