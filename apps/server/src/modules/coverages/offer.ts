import {
  type Day,
  formatAmount,
  mayRenew,
  type Money,
  periodEnd,
  priceFor,
  registrationPrices,
  renewalStart,
  type RenewalOffer,
} from '@kathok/contract';

/** One line of the fee table of a membership type. */
export interface Price {
  membershipTypeId: string;
  membershipType: string;
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

/** The last day of so many periods, or null when they last for life. */
export function lastDayOf(from: Day, months: number, periods = 1): Day | null {
  return months === 0 ? null : periodEnd(from, months * periods);
}

export interface Wanted {
  paymentFrequencyId: string;
  /** How many times the frequency. */
  periods: number;
  countryCurrency: string;
}

/** What registering costs: the registration fee once and the periods, in the currency of the registration fee where there is one. */
export function registrationDue(type: Registrable, wanted: Wanted): Money | null {
  const prices = registrationPrices(type.prices, {
    isAsked: type.registrationFee > 0,
    currency: type.registrationFeeCurrency,
  });
  const periods = renewalDue({ ...type, prices }, wanted);
  return periods && { minor: type.registrationFee + periods.minor, currency: periods.currency };
}

/** What renewing costs: the price of the fee table as often as there are periods. */
export function renewalDue({ prices }: Pick<Registrable, 'prices'>, wanted: Wanted): Money | null {
  const price = priceFor(prices, wanted);
  return price ? { minor: price.amount * wanted.periods, currency: price.currency } : null;
}

type Renewing = Parameters<typeof mayRenew>[0] & {
  countryCurrency: string | null;
  membershipTypeId: string;
  paymentFrequencyId: string;
};

/** What may be renewed now, from which day, for how much, as it would be charged; null when it is not the time. */
export function renewalOffer(member: Renewing, prices: readonly Price[], today: Day): RenewalOffer | null {
  if (!mayRenew(member, today) || prices.length === 0) return null;
  const from = renewalStart(member.paidUntil, today);
  const countryCurrency = member.countryCurrency ?? 'BTN';
  const charged = prices.filter((price) => {
    const ofType = prices.filter(({ membershipTypeId }) => membershipTypeId === price.membershipTypeId);
    return price === priceFor(ofType, { ...price, countryCurrency });
  });
  return {
    from,
    options: charged.map(({ amount, ...option }) => ({
      ...option,
      isCurrent:
        option.membershipTypeId === member.membershipTypeId &&
        option.paymentFrequencyId === member.paymentFrequencyId,
      periodTo: lastDayOf(from, option.months),
      amount: formatAmount(amount),
    })),
  };
}

/** Covered days of one member, as far as they may follow days that are taken away. */
export interface FollowingDays {
  from: Day;
  /** Null: for life. */
  to: Day | null;
  /** The fee that stands for exactly these days; null where they stay where they are. */
  fee: { id: string; months: number; periods: number; askedOn: Day } | null;
}

export interface Move {
  feeId: string;
  from: Day;
  to: Day | null;
}

const last = (days: readonly { to: Day | null }[]): Day | null =>
  days.reduce<Day | null>((end, { to }) => (to !== null && (end === null || to > end) ? to : end), null);

/**
 * Where paid days were taken away, the fees behind them begin as they would have begun without: on the day after the
 * paid days, or on the day on which somebody paid, where those were over. So nobody stays a member on days that nobody
 * paid for. No fee ever moves back.
 */
export function moveForward(covered: readonly FollowingDays[], takenFrom: Day): Move[] {
  const ordered = covered.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  let end = last(ordered.filter(({ from }) => from < takenFrom));
  const moves: Move[] = [];
  for (const { from, to, fee } of ordered.filter((days) => days.from >= takenFrom)) {
    const start = fee && renewalStart(end, fee.askedOn);
    const isEarlier = fee !== null && start !== null && start < from;
    const days = isEarlier ? { from: start, to: lastDayOf(start, fee.months, fee.periods) } : { from, to };
    if (isEarlier) moves.push({ feeId: fee.id, ...days });
    if (days.to === null) break;
    end = last([{ to: end }, days]);
  }
  return moves;
}
