import { expect, test } from 'vitest';
import { registrationDue, renewalDue, renewalOffer } from './offer.ts';

const general = { membershipTypeId: 'g', membershipType: 'General' };
const yearly = { ...general, paymentFrequencyId: 'y', paymentFrequency: 'Yearly', months: 12 };
const forLife = { ...general, paymentFrequencyId: 'l', paymentFrequency: 'Lifetime', months: 0 };
const prices = [
  { ...yearly, amount: 120_000, currency: 'BTN' },
  { ...yearly, amount: 3_000, currency: 'AUD' },
  { ...forLife, amount: 2_500_000, currency: 'BTN' },
];
const free = { registrationFee: 0, registrationFeeCurrency: 'BTN', prices };

const wanted = (paymentFrequencyId: string, countryCurrency: string, periods = 1) => ({
  paymentFrequencyId,
  countryCurrency,
  periods,
});

test('registering costs the registration fee and the first period', () => {
  const type = { ...free, registrationFee: 20_000 };
  expect(registrationDue(type, wanted('y', 'BTN'))).toEqual({ minor: 140_000, currency: 'BTN' });
  expect(registrationDue(type, wanted('y', 'AUD'))).toEqual({ minor: 140_000, currency: 'BTN' });
});

test('the registration fee is paid once, however many periods are paid at once', () => {
  const type = { ...free, registrationFee: 20_000 };
  expect(registrationDue(type, wanted('y', 'BTN', 3))).toEqual({ minor: 380_000, currency: 'BTN' });
  expect(renewalDue(type, wanted('y', 'BTN', 3))).toEqual({ minor: 360_000, currency: 'BTN' });
});

test('without a registration fee one pays in the currency of one’s country, where the type has a price in it', () => {
  expect(registrationDue(free, wanted('y', 'AUD'))).toEqual({ minor: 3_000, currency: 'AUD' });
  expect(registrationDue(free, wanted('l', 'AUD'))).toEqual({ minor: 2_500_000, currency: 'BTN' });
});

test('what the type is not offered for has no price', () => {
  expect(registrationDue(free, wanted('m', 'BTN'))).toBeNull();
});

const member = {
  membershipTypeId: 'g',
  paymentFrequencyId: 'y',
  endReason: null,
  isLifetime: false,
  paidUntil: '2026-12-31',
  graceDays: 30,
  renewalWindowDays: 60,
};
const offerTo = (values: object, today: string, offered = prices) =>
  renewalOffer({ ...member, ...values } as Parameters<typeof renewalOffer>[0], offered, today);

test('a renewal begins after the last paid day and lasts as long as its frequency', () => {
  expect(offerTo({}, '2026-11-15')).toEqual({
    from: '2027-01-01',
    options: [
      {
        ...general,
        isCurrent: true,
        paymentFrequencyId: 'y',
        paymentFrequency: 'Yearly',
        months: 12,
        periodTo: '2027-12-31',
        amount: '1200.00',
        currency: 'BTN',
      },
      {
        ...general,
        isCurrent: false,
        paymentFrequencyId: 'l',
        paymentFrequency: 'Lifetime',
        months: 0,
        periodTo: null,
        amount: '25000.00',
        currency: 'BTN',
      },
    ],
  });
  expect(offerTo({}, '2028-05-02')?.from).toBe('2028-05-02');
  expect(offerTo({ countryCurrency: 'AUD' }, '2026-11-15')?.options).toMatchObject([
    { amount: '30.00', currency: 'AUD' },
    { amount: '25000.00', currency: 'BTN' },
  ]);
});

test('the price of one type does not hide that of another', () => {
  const patron = { membershipTypeId: 'p', membershipType: 'Patron' };
  const both = [...prices, { ...yearly, ...patron, amount: 1_000_000, currency: 'BTN' }];
  expect(offerTo({}, '2026-11-15', both)?.options).toMatchObject([
    { membershipType: 'General', paymentFrequency: 'Yearly', isCurrent: true },
    { membershipType: 'General', paymentFrequency: 'Lifetime', isCurrent: false },
    { membershipType: 'Patron', paymentFrequency: 'Yearly', isCurrent: false, amount: '10000.00' },
  ]);
});

test('too early, for life or after an end there is nothing to renew', () => {
  expect(offerTo({}, '2026-10-31')).toBeNull();
  expect(offerTo({ isLifetime: true }, '2026-12-15')).toBeNull();
  expect(offerTo({ endReason: 'resigned' }, '2026-12-15')).toBeNull();
  expect(offerTo({ paidUntil: null }, '2026-12-15')).toBeNull();
});
