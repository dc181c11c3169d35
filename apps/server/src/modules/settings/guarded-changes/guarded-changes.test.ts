import { defaultSettings } from '@kathok/contract';
import { expect, it } from 'vitest';
import { guardedChanges } from './guarded-changes.ts';

const before = {
  ...defaultSettings,
  bankAccounts: [{ bank: 'Bank of Bhutan', accountName: 'Kathok', accountNumber: '100123456', qr: null }],
};

it('tells the old and the new account, and nothing of what did not change', () => {
  const bankAccounts = [
    { bank: 'Bank of Bhutan', accountName: 'Thief', accountNumber: '666', qr: 'x'.repeat(20) },
  ];
  expect(guardedChanges({ before, after: { ...before, bankAccounts }, secrets: {} })).toEqual([
    {
      matter: 'bank_accounts',
      name: 'Bank accounts',
      before: 'Bank of Bhutan, Kathok, 100123456',
      after: 'Bank of Bhutan, Thief, 666, QR code …xxxxxxxx',
    },
  ]);
  expect(guardedChanges({ before, after: { ...before, centreName: 'Another' }, secrets: {} })).toEqual([]);
});

it('tells that a password of the senders was changed, and never which', () => {
  const told = guardedChanges({ before, after: before, secrets: { mailPassword: 'changed' } });
  expect(told).toMatchObject([{ matter: 'senders', after: expect.stringContaining('another password') }]);
});

it('tells of the rule of two persons', () => {
  const after = { ...before, requireSecondPerson: !before.requireSecondPerson };
  expect(guardedChanges({ before, after, secrets: {} })).toMatchObject([{ matter: 'second_person' }]);
});
