import {
  type Day,
  formatAmount,
  parseAmount,
  type PaymentStatus,
  periodEnd,
  renewalStart,
} from '@kathok/contract';

type Price = { paymentFrequencyId: string; amount: string; currency: string };
export type Priced = { id: string; name: string; fees: readonly Price[] };
export type Frequency = { id: string; name: string; months: number };

/** What is renewed: as what, how often it is paid, how many times at once. */
export type Terms = { membershipTypeId: string; paymentFrequencyId: string; periods: number };
export type Preview = { from: Day; to: Day | null; amount: string; currency: string };

/**
 * While a slip waits, or money has come in part, the terms stay as they are. A started card payment holds nothing in the
 * office: anybody with the link can start one.
 */
export const areTermsFixed = (status: PaymentStatus): boolean => status === 'pending' || status === 'paid';

/** The frequencies that a type has a price for, in the order they are kept. */
export const frequenciesOf = (type: Priced | undefined, frequencies: readonly Frequency[]): Frequency[] =>
  frequencies.filter(({ id }) => type?.fees.some(({ paymentFrequencyId }) => paymentFrequencyId === id));

/** One pays in the currency of one's country where there is a price in it, else in ngultrum, else in what there is. */
function priceOf(fees: readonly Price[], frequencyId: string, countryCurrency: string): Price | undefined {
  const fitting = fees.filter(({ paymentFrequencyId }) => paymentFrequencyId === frequencyId);
  const inCurrency = (currency: string) => fitting.find((price) => price.currency === currency);
  return inCurrency(countryCurrency) ?? inCurrency('BTN') ?? fitting[0];
}

export type Renewable = { paidUntil: Day | null; countryCurrency: string };

/** The days and the sum before anything is saved. The server's answer decides; this is what it will say today. */
export function previewTerms(
  { membershipTypeId, paymentFrequencyId, periods }: Terms,
  types: readonly Priced[],
  frequencies: readonly Frequency[],
  { paidUntil, countryCurrency }: Renewable,
  today: Day,
): Preview | null {
  const type = types.find(({ id }) => id === membershipTypeId);
  const frequency = frequencies.find(({ id }) => id === paymentFrequencyId);
  const price = type && priceOf(type.fees, paymentFrequencyId, countryCurrency);
  const minor = price && parseAmount(price.amount);
  if (!frequency || !price || minor === null || minor === undefined) return null;
  if (!Number.isInteger(periods) || periods < 1 || periods > 10) return null;
  const from = renewalStart(paidUntil, today);
  const times = frequency.months === 0 ? 1 : periods;
  return {
    from,
    to: frequency.months === 0 ? null : periodEnd(from, frequency.months * times),
    amount: formatAmount(minor * times),
    currency: price.currency,
  };
}
