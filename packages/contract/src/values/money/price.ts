import { formatAmount, parseAmount } from './amounts.ts';

interface Priced {
  paymentFrequencyId: string;
  currency: string;
}

interface Wanted {
  paymentFrequencyId: string;
  countryCurrency: string;
}

/** The price of one period, in the currency of the country where there is one, else in ngultrum, else in what there is. */
export function priceFor<Price extends Priced>(
  prices: readonly Price[],
  { paymentFrequencyId, countryCurrency }: Wanted,
): Price | undefined {
  const fitting = prices.filter((price) => price.paymentFrequencyId === paymentFrequencyId);
  const inCurrency = (currency: string) => fitting.find((price) => price.currency === currency);
  return inCurrency(countryCurrency) ?? inCurrency('BTN') ?? fitting[0];
}

/** Where registering costs something by itself, one sum is asked for: so the periods are priced in its currency. */
export const registrationPrices = <Price extends Priced>(
  prices: readonly Price[],
  fee: { isAsked: boolean; currency: string },
): readonly Price[] => (fee.isAsked ? prices.filter(({ currency }) => currency === fee.currency) : prices);

interface PricedType<Price> {
  registrationFee: string;
  registrationFeeCurrency: string;
  fees: readonly Price[];
}

/** What each frequency of a type costs, as it will be charged: one price per frequency, whatever else there is. */
export function chargedPrices<Price extends Priced>(
  type: PricedType<Price>,
  countryCurrency: string,
): Price[] {
  const prices = registrationPrices(type.fees, {
    isAsked: type.registrationFee !== '0.00',
    currency: type.registrationFeeCurrency,
  });
  return prices.filter(
    (price) => price === priceFor(prices, { paymentFrequencyId: price.paymentFrequencyId, countryCurrency }),
  );
}

export interface RegistrationSum {
  fee: string;
  /** Null where registering costs nothing by itself. */
  registrationFee: string | null;
  total: string;
  currency: string;
}

/** What registering costs in its parts; null where the frequency has no price. */
export function registrationSum(
  type: PricedType<Priced & { amount: string }>,
  { paymentFrequencyId, countryCurrency }: Wanted,
): RegistrationSum | null {
  const price = chargedPrices(type, countryCurrency).find(
    (charged) => charged.paymentFrequencyId === paymentFrequencyId,
  );
  if (!price) return null;
  const once = parseAmount(type.registrationFee) ?? 0;
  return {
    fee: price.amount,
    registrationFee: once > 0 ? type.registrationFee : null,
    total: formatAmount((parseAmount(price.amount) ?? 0) + once),
    currency: price.currency,
  };
}
