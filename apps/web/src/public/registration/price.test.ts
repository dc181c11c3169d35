import { describe, expect, test } from 'vitest';
import { chargedPrices, currencyOf, toPay } from './price.ts';
import type { Country, RegistrationAnswers } from './step-props.ts';

const countries = [
  { id: 'bt', isoCode: 'BT', currency: 'BTN' },
  { id: 'au', isoCode: 'AU', currency: 'AUD' },
] as Country[];
const fees = [
  { paymentFrequencyId: 'year', amount: '1200.00', currency: 'BTN' },
  { paymentFrequencyId: 'year', amount: '30.00', currency: 'AUD' },
  { paymentFrequencyId: 'life', amount: '15000.00', currency: 'BTN' },
];
type MembershipType = RegistrationAnswers['membershipTypes'][number];
const type = (registrationFee: string) =>
  ({ id: 'general', registrationFee, registrationFeeCurrency: 'BTN', fees }) as MembershipType;
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
  test('a country that has not come yet is Bhutan', () => {
    expect([currencyOf(countries, 'au'), currencyOf([], 'au')]).toEqual(['AUD', 'BTN']);
  });
});

test('what is to pay, in its parts', () => {
  const draft = { countryId: 'bt', membershipTypeId: 'general', paymentFrequencyId: 'year' };
  expect(toPay(draft, [type('200.10')], countries)).toEqual({
    fee: '1200.00',
    registrationFee: '200.10',
    total: '1400.10',
    currency: 'BTN',
  });
  expect(toPay({ ...draft, countryId: 'au' }, [type('0.00')], countries)).toEqual({
    fee: '30.00',
    registrationFee: null,
    total: '30.00',
    currency: 'AUD',
  });
  expect(toPay({ ...draft, paymentFrequencyId: '' }, [type('0.00')], countries)).toBeNull();
});
