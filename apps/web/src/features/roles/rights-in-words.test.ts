import { expect, it } from 'vitest';
import { rightsInWords } from './rights-in-words.ts';

it('says what is allowed, part by part', () => {
  const ability = [
    { action: 'read', subject: 'Report' },
    { action: 'update', subject: 'Member' },
    { action: 'read', subject: 'Member' },
  ] as const;
  expect(rightsInWords(ability)).toEqual([
    'see members, fees and renewals',
    'change members and decide on their payments',
    'see reports',
  ]);
});

it('leaves out what is included in more', () => {
  const ability = [
    { action: 'read', subject: 'Donation' },
    { action: 'manage', subject: 'Donation' },
  ] as const;
  expect(rightsInWords(ability)).toEqual(['do everything with donations and receipts']);
  expect(rightsInWords([...ability, { action: 'manage', subject: 'all' }])).toEqual(['do everything']);
});

it('says nothing about nothing', () => {
  expect(rightsInWords([])).toEqual([]);
});
