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
