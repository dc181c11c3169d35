import { formatAmount, parseAmount, priceFor, registrationPrices } from '@kathok/contract';
import type { Draft } from './draft.ts';
import type { Country, RegistrationAnswers } from './step-props.ts';

type MembershipType = RegistrationAnswers['membershipTypes'][number];
type Price = MembershipType['fees'][number];

/** The currency of the country that was chosen, which decides in what somebody pays. */
export const currencyOf = (countries: readonly Country[], countryId: string): string =>
  countries.find(({ id }) => id === countryId)?.currency ?? 'BTN';

/** What each frequency of a type costs, as it will be charged: one price per frequency, whatever else there is. */
export function chargedPrices(type: MembershipType, countryCurrency: string): Price[] {
  const prices = registrationPrices(type.fees, {
    isAsked: type.registrationFee !== '0.00',
    currency: type.registrationFeeCurrency,
  });
  return prices.filter(
    (price) => price === priceFor(prices, { paymentFrequencyId: price.paymentFrequencyId, countryCurrency }),
  );
}

export type ToPay = { fee: string; registrationFee: string | null; total: string; currency: string };

/** What registering costs in its parts; null as long as something that decides it is not chosen. */
export function toPay(
  draft: Pick<Draft, 'countryId' | 'membershipTypeId' | 'paymentFrequencyId'>,
  types: readonly MembershipType[],
  countries: readonly Country[],
): ToPay | null {
  const type = types.find(({ id }) => id === draft.membershipTypeId);
  const price =
    type &&
    chargedPrices(type, currencyOf(countries, draft.countryId)).find(
      ({ paymentFrequencyId }) => paymentFrequencyId === draft.paymentFrequencyId,
    );
  if (!price) return null;
  const hasFee = type.registrationFee !== '0.00';
  const total = (parseAmount(price.amount) ?? 0) + (hasFee ? (parseAmount(type.registrationFee) ?? 0) : 0);
  return {
    fee: price.amount,
    registrationFee: hasFee ? type.registrationFee : null,
    total: formatAmount(total),
    currency: price.currency,
  };
}
