import { expect, test } from 'vitest';
import { redactActor, redactEntry, redactValue } from './redact-entry.ts';

test('texts about a person go, amounts, numbers and ids stay', () => {
  const before = {
    name: 'Karma Choden',
    dateOfBirth: '1980-01-31',
    amount: '1500.00',
    receiptNumber: 'KM/R/2026/000123',
    isAnonymous: true,
    count: 3,
    email: null,
    memberId: '0b0f7f58-7a0f-4b4e-8f52-111111111111',
    names: [{ name: 'Dorji', living: false }],
  };
  expect(redactValue(before)).toEqual({
    name: '[erased]',
    dateOfBirth: '[erased]',
    amount: '1500.00',
    receiptNumber: 'KM/R/2026/000123',
    isAnonymous: true,
    count: 3,
    email: null,
    memberId: '0b0f7f58-7a0f-4b4e-8f52-111111111111',
    names: [{ name: '[erased]', living: false }],
  });
});

const entry = { before: null, after: null, reason: 'Karma asked', address: '10.0.0.1' };

test('staff who acted keep their name and address; the person who acted does not', () => {
  const byStaff = { ...entry, actorId: 'staff', actorName: 'Pema', label: 'Karma Choden, KM-0000018' };
  expect(redactEntry(byStaff, ['own'])).toMatchObject({
    actorName: 'Pema',
    label: '[erased]',
    reason: '[erased]',
    address: '10.0.0.1',
  });
  const own = { ...byStaff, actorId: 'own', actorName: 'Karma Choden' };
  expect(redactEntry(own, ['own'])).toMatchObject({ actorName: '[erased]', address: null });
});

test.each([
  ['KM/R/2026/000123', 'KM/R/2026/000123'],
  ['D-000012', 'D-000012'],
  ['11108000123', '[erased]'],
  ['KARMA', '[erased]'],
  ['karma@example.bt', '[erased]'],
])('the label %s becomes %s', (label, left) => {
  expect(redactEntry({ ...entry, actorId: null, actorName: 'Visitor', label }, []).label).toBe(left);
});

test('of what they did to records of others, only who it was goes', () => {
  const done = { ...entry, actorId: 'own', actorName: 'Karma Choden', label: 'D-0000012' };
  expect(redactActor(done)).toEqual({ ...entry, label: 'D-0000012', actorName: '[erased]', address: null });
});
