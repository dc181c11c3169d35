import { registrationSum, type RegistrationSum } from '@kathok/contract';
import type { Draft } from '../draft.ts';
import type { Country, RegistrationAnswers } from './step-props.ts';

/** The currency of the country that was chosen, which decides in what somebody pays. */
export const currencyOf = (countries: readonly Country[], countryId: string): string =>
  countries.find(({ id }) => id === countryId)?.currency ?? 'BTN';

/** What this registration costs; null as long as something that decides it is not chosen. */
export function toPay(
  { countryId, membershipTypeId, paymentFrequencyId }: Draft,
  { membershipTypes }: RegistrationAnswers,
  countries: readonly Country[],
): RegistrationSum | null {
  const type = membershipTypes.find(({ id }) => id === membershipTypeId);
  const countryCurrency = currencyOf(countries, countryId);
  return type ? registrationSum(type, { paymentFrequencyId, countryCurrency }) : null;
}
