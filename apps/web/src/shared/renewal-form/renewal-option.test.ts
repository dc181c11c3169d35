import { expect, test } from 'vitest';
import { inType, type RenewalOption, timesAmount } from './renewal-option.ts';

const option = (membershipTypeId: string, paymentFrequencyId: string): RenewalOption => ({
  membershipTypeId,
  membershipType: membershipTypeId,
  isCurrent: false,
  paymentFrequencyId,
  paymentFrequency: paymentFrequencyId,
  months: 0,
  periodTo: null,
  amount: '1.00',
  currency: 'BTN',
});
const general = [option('General', 'Monthly'), option('General', 'Yearly')];
const patron = [option('Patron', 'Half-yearly'), option('Patron', 'Yearly')];
const life = option('Life', 'Lifetime');
const all = [...general, ...patron, life];

test('with another type one goes on paying in the same rhythm, where the type has it', () => {
  expect(inType(all, 'Patron', general[1]!)).toBe(patron[1]);
  expect(inType(all, 'Patron', general[0]!)).toBe(patron[0]);
  expect(inType(all, 'Life', general[1]!)).toBe(life);
});

test('sums are multiplied exactly', () => {
  expect(timesAmount('1200.00', 3)).toBe('3600.00');
  expect(timesAmount('0.10', 3)).toBe('0.30');
  expect(timesAmount('33.33', 3)).toBe('99.99');
  expect(timesAmount('0.05', 1)).toBe('0.05');
});
