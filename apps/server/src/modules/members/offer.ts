import {
  type Day,
  formatAmount,
  mayRenew,
  type Money,
  periodEnd,
  renewalStart,
  type RenewalOffer,
} from '@kathok/contract';
import type { MemberListRow } from './member.repository.ts';

/** One line of the fee table of a membership type. */
export interface Price {
  paymentFrequencyId: string;
  paymentFrequency: string;
  months: number;
  amount: number;
  currency: string;
}

export interface Registrable {
  registrationFee: number;
  registrationFeeCurrency: string;
  prices: readonly Price[];
}

/** The last day of the first period, or null when it lasts for life. */
export function firstPeriodEnd(from: Day, months: number): Day | null {
  return months === 0 ? null : periodEnd(from, months);
}

/**
 * What registering costs: the registration fee and the first period, in one currency. That is the currency of the
 * registration fee where there is one, else the one of the country, else ngultrum, else what there is.
 */
export function registrationDue(
  type: Registrable,
  paymentFrequencyId: string,
  countryCurrency: string,
): Money | null {
  const prices = type.prices.filter((price) => price.paymentFrequencyId === paymentFrequencyId);
  const inCurrency = (currency: string) => prices.find((price) => price.currency === currency);
  const price =
    type.registrationFee > 0
      ? inCurrency(type.registrationFeeCurrency)
      : (inCurrency(countryCurrency) ?? inCurrency('BTN') ?? prices[0]);
  return price ? { minor: type.registrationFee + price.amount, currency: price.currency } : null;
}

/** What may be renewed now, from which day, for how much; null when it is not the time. */
export function renewalOffer(
  member: MemberListRow,
  prices: readonly Price[],
  today: Day,
): RenewalOffer | null {
  if (!mayRenew(member, today) || prices.length === 0) return null;
  const from = renewalStart(member.paidUntil, today);
  return {
    from,
    options: prices.map(({ paymentFrequencyId, paymentFrequency, months, amount, currency }) => ({
      paymentFrequencyId,
      paymentFrequency,
      periodTo: firstPeriodEnd(from, months),
      amount: formatAmount(amount),
      currency,
    })),
  };
}
