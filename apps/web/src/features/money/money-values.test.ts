import { describe, expect, it } from 'vitest';
import { moneySchema, type MoneyValues, newMoney, staffPaymentOf } from './money-values.ts';

const transfer: MoneyValues = {
  method: 'mobile_transfer',
  bank: 'Bank of Bhutan',
  journalNumber: '47115820',
  paidOn: '2026-02-03',
  isPending: false,
};

describe('money in hand', () => {
  it('is cash of today unless somebody says otherwise', () => {
    expect(staffPaymentOf({ ...newMoney(), paidOn: '2026-02-03' })).toEqual({
      method: 'cash',
      paidOn: '2026-02-03',
      paymentStatus: 'paid',
    });
  });

  it('keeps bank and number of a transfer, and drops what was typed before cash was chosen', () => {
    expect(staffPaymentOf(transfer)).toMatchObject({ bank: 'Bank of Bhutan', journalNumber: '47115820' });
    expect(staffPaymentOf({ ...transfer, method: 'cash' })).not.toHaveProperty('bank');
  });

  it('may wait for somebody else to check it, or still have to come', () => {
    expect(staffPaymentOf({ ...transfer, isPending: true })).toMatchObject({ paymentStatus: 'pending' });
    expect(staffPaymentOf({ ...transfer, method: 'later' })).toBeUndefined();
  });

  it('takes a number of letters and digits, those of Dzongkha too, and says what else is wrong with one', () => {
    const messageFor = (journalNumber: string) =>
      moneySchema.safeParse({ ...transfer, journalNumber }).error?.issues[0]?.message;
    expect(messageFor('JB/2026-11.15 #4711')).toBeUndefined();
    expect(moneySchema.parse({ ...transfer, journalNumber: ' ༤༧༡༡ ' })).toMatchObject({
      journalNumber: '4711',
    });
    expect(messageFor('4711О')).toBe('must be written with letters from A to Z');
    expect(messageFor('4'.repeat(41))).toBe('must have at most 40 characters');
  });

  it('needs bank and number where there is a paper', () => {
    const bare = { ...transfer, bank: '', journalNumber: '' };
    const problems = moneySchema.safeParse(bare).error?.issues.map(({ path }) => path[0]);
    expect(problems).toEqual(['bank', 'journalNumber']);
    expect(moneySchema.safeParse({ ...bare, method: 'cash' }).success).toBe(true);
  });
});
