import { expect, test } from 'vitest';
import { areTermsFixed, frequenciesOf, previewTerms } from './terms.ts';

const frequencies = [
  { id: 'month', name: 'Monthly', months: 1 },
  { id: 'year', name: 'Yearly', months: 12 },
  { id: 'life', name: 'Lifetime', months: 0 },
];
const general = {
  id: 'general',
  name: 'General',
  fees: [
    { paymentFrequencyId: 'year', amount: '40.00', currency: 'AUD' },
    { paymentFrequencyId: 'year', amount: '1200.00', currency: 'BTN' },
    { paymentFrequencyId: 'life', amount: '25000.00', currency: 'BTN' },
  ],
};
const member = { paidUntil: '2026-05-31', countryCurrency: 'BTN' };
const preview = (terms: object, who = member, today = '2026-05-14') =>
  previewTerms(
    { membershipTypeId: 'general', paymentFrequencyId: 'year', periods: 1, ...terms },
    [general],
    frequencies,
    who,
    today,
  );

test('an early renewal goes on from the day after the paid days, a late one from today', () => {
  expect(preview({})).toEqual({ from: '2026-06-01', to: '2027-05-31', amount: '1200.00', currency: 'BTN' });
  expect(preview({}, member, '2026-09-10')).toMatchObject({ from: '2026-09-10', to: '2027-09-09' });
});

test('several periods are paid at once; a life is paid once', () => {
  expect(preview({ periods: 3 })).toMatchObject({ to: '2029-05-31', amount: '3600.00' });
  expect(preview({ paymentFrequencyId: 'life', periods: 3 })).toMatchObject({ to: null, amount: '25000.00' });
});

test('one pays in the currency of one’s country where there is a price in it', () => {
  expect(preview({}, { ...member, countryCurrency: 'AUD' })).toMatchObject({
    amount: '40.00',
    currency: 'AUD',
  });
  expect(preview({}, { ...member, countryCurrency: 'EUR' })).toMatchObject({ currency: 'BTN' });
});

test('what has no price has no preview', () => {
  expect(preview({ paymentFrequencyId: 'month' })).toBeNull();
  for (const periods of [0, 11, 1.5, Number.NaN])
    expect([periods, preview({ periods })]).toEqual([periods, null]);
  expect(frequenciesOf(general, frequencies).map(({ id }) => id)).toEqual(['year', 'life']);
  expect(frequenciesOf(undefined, frequencies)).toEqual([]);
});

test('a slip that waits and money that has come fix the terms in the office, a started card payment does not', () => {
  expect((['pending', 'paid', 'processing', 'unpaid', 'failed'] as const).filter(areTermsFixed)).toEqual([
    'pending',
    'paid',
  ]);
});
