import { expect, test } from 'vitest';
import { inType, type RenewalOption } from './renewal-option.ts';

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
