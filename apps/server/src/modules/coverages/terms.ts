import { type FieldError, greatestAmount, type Money } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../base/app-error.ts';
import { registrationDue, renewalDue } from './offer.ts';
import { findCountryInUse, findFrequencyInUse, findPrices, findTypeInUse } from './terms.repository.ts';

interface RequestedTerms {
  membershipTypeId: string;
  paymentFrequencyId: string;
  countryId: string | null;
  /** How many times the frequency; once, where it does not say. */
  periods?: number | undefined;
}

/** What somebody joins or renews on: how long one period lasts and what is due for all of them. */
export interface Terms {
  months: number;
  due: Money;
}

const wrong = (property: keyof RequestedTerms, rule: string, message: string): FieldError => ({
  property,
  constraints: { [rule]: message },
});

/** The type, the frequency and the country are there, in use, and go together; else every field that does not is named. */
export async function requireTerms(tx: Tx, asked: RequestedTerms, others: FieldError[] = []): Promise<Terms> {
  const country = asked.countryId === null ? undefined : await findCountryInUse(tx, asked.countryId);
  const errors = [...others];
  if (asked.countryId !== null && !country?.isActive)
    errors.push(wrong('countryId', 'exists', 'is not a country we know'));
  return priced(tx, asked, { errors, countryCurrency: country?.currency, due: registrationDue });
}

/** The same for a renewal. One may stay what one is, even where that is not offered to others any more. */
export async function requireRenewalTerms(tx: Tx, asked: RequestedTerms, ownTypeId: string): Promise<Terms> {
  const country = asked.countryId === null ? undefined : await findCountryInUse(tx, asked.countryId);
  return priced(tx, asked, { errors: [], ownTypeId, countryCurrency: country?.currency, due: renewalDue });
}

interface Pricing {
  errors: FieldError[];
  ownTypeId?: string;
  countryCurrency: string | undefined;
  due: typeof registrationDue;
}

async function priced(
  tx: Tx,
  asked: RequestedTerms,
  { errors, ownTypeId, countryCurrency, due }: Pricing,
): Promise<Terms> {
  const { periods = 1 } = asked;
  const type = await findTypeInUse(tx, asked.membershipTypeId);
  const frequency = await findFrequencyInUse(tx, asked.paymentFrequencyId);
  if (!type || !(type.isActive || type.id === ownTypeId))
    errors.push(wrong('membershipTypeId', 'exists', 'is not a membership type that is offered'));
  if (!frequency?.isActive)
    errors.push(wrong('paymentFrequencyId', 'exists', 'is not a payment frequency that is offered'));
  if (frequency?.months === 0 && periods > 1)
    errors.push(wrong('periods', 'isOne', 'must be 1, because it is for life'));
  if (type && frequency && errors.length === 0) {
    const wanted = { paymentFrequencyId: frequency.id, periods, countryCurrency: countryCurrency ?? 'BTN' };
    const sum = due({ ...type, prices: await findPrices(tx, type.id) }, wanted);
    if (sum && sum.minor <= greatestAmount) return { months: frequency.months, due: sum };
    errors.push(
      sum
        ? wrong('periods', 'isPayable', 'come to more than can be paid at once')
        : wrong('paymentFrequencyId', 'isOffered', `is not offered for ${type.name} members`),
    );
  }
  throw new AppError('validation_failed', { errors });
}
