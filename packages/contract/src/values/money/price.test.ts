import { describe, expect, test } from 'vitest';
import { chargedPrices, registrationSum } from './price.ts';

const type = (registrationFee: string) => ({
  registrationFee,
  registrationFeeCurrency: 'BTN',
  fees: [
    { paymentFrequencyId: 'year', amount: '1200.00', currency: 'BTN' },
    { paymentFrequencyId: 'year', amount: '30.00', currency: 'AUD' },
    { paymentFrequencyId: 'life', amount: '15000.00', currency: 'BTN' },
  ],
});
const sums = (prices: readonly { amount: string }[]) => prices.map(({ amount }) => amount);

describe('one price per frequency', () => {
  test('in the currency of the country where there is one, else in ngultrum', () => {
    expect(sums(chargedPrices(type('0.00'), 'BTN'))).toEqual(['1200.00', '15000.00']);
    expect(sums(chargedPrices(type('0.00'), 'AUD'))).toEqual(['30.00', '15000.00']);
    expect(sums(chargedPrices(type('0.00'), 'EUR'))).toEqual(['1200.00', '15000.00']);
  });
  test('in the currency of the registration fee where one is asked for', () => {
    expect(sums(chargedPrices(type('200.00'), 'AUD'))).toEqual(['1200.00', '15000.00']);
  });
});

test('what is to pay, in its parts', () => {
  expect(registrationSum(type('200.10'), { paymentFrequencyId: 'year', countryCurrency: 'BTN' })).toEqual({
    fee: '1200.00',
    registrationFee: '200.10',
    total: '1400.10',
    currency: 'BTN',
  });
  expect(registrationSum(type('0.00'), { paymentFrequencyId: 'year', countryCurrency: 'AUD' })).toEqual({
    fee: '30.00',
    registrationFee: null,
    total: '30.00',
    currency: 'AUD',
  });
  expect(registrationSum(type('0.00'), { paymentFrequencyId: '', countryCurrency: 'BTN' })).toBeNull();
});
