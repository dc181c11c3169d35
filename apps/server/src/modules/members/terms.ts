import type { FieldError, Money } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../platform/app-error.ts';
import { registrationDue } from './offer.ts';
import { findCountryInUse, findFrequencyInUse, findPrices, findTypeInUse } from './terms.repository.ts';

interface Asked {
  membershipTypeId: string;
  paymentFrequencyId: string;
  countryId: string | null;
}

/** What somebody joins on: how long the first period lasts and what is due. */
export interface Terms {
  months: number;
  due: Money;
}

const wrong = (property: keyof Asked, rule: string, message: string): FieldError => ({
  property,
  constraints: { [rule]: message },
});

/** The type, the frequency and the country are there, in use, and go together; else every field that does not is named. */
export async function requireTerms(tx: Tx, asked: Asked, others: FieldError[] = []): Promise<Terms> {
  const type = await findTypeInUse(tx, asked.membershipTypeId);
  const frequency = await findFrequencyInUse(tx, asked.paymentFrequencyId);
  const country = asked.countryId === null ? undefined : await findCountryInUse(tx, asked.countryId);
  const errors = [...others];
  if (!type?.isActive)
    errors.push(wrong('membershipTypeId', 'exists', 'is not a membership type that is offered'));
  if (!frequency?.isActive) {
    errors.push(wrong('paymentFrequencyId', 'exists', 'is not a payment frequency that is offered'));
  }
  if (asked.countryId !== null && !country?.isActive)
    errors.push(wrong('countryId', 'exists', 'is not a country we know'));
  if (type && frequency && errors.length === 0) {
    const prices = await findPrices(tx, type.id);
    const due = registrationDue({ ...type, prices }, frequency.id, country?.currency ?? 'BTN');
    if (due) return { months: frequency.months, due };
    errors.push(wrong('paymentFrequencyId', 'isOffered', `is not offered for ${type.name} members`));
  }
  throw new AppError('validation_failed', { errors });
}
