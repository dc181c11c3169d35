import {
  type Day,
  dayOf,
  defaultCurrency,
  type DigitGrouping,
  type FieldError,
  isFuture,
  sumText,
} from '@kathok/contract';
import type { LookedUp } from '../donation.repository.ts';
import { words } from '../words.en.ts';

/** What of a donation has to be looked up, or held against the calendar. What is absent is not looked at. */
interface CheckedDonation {
  purposeId?: string | undefined;
  amount?: number | undefined;
  currency?: string | undefined;
  countryId?: string | null | undefined;
  donatedOn?: Day | undefined;
  pledgeId?: string | null | undefined;
  dedication?: { readOn?: Day | null | undefined } | null | undefined;
}

/** All faults together. The office may write down what was given before, and for what is no longer collected. */
export function donationErrors(
  donation: CheckedDonation,
  { purpose, pledge, isKnownCurrency, isKnownCountry, settings }: LookedUp,
  { isStaff, now }: { isStaff: boolean; now: Date },
): FieldError[] {
  const today = dayOf(now);
  const errors: FieldError[] = [];
  const wrong = (property: string, constraint: string, message: string) =>
    errors.push({ property, constraints: { [constraint]: message } });
  if (donation.purposeId !== undefined) {
    if (!purpose) wrong('purposeId', 'exists', words.noPurpose);
    else if (!isOffered(purpose, isStaff ? null : today)) wrong('purposeId', 'isOffered', words.notOffered);
    const { amount, currency = defaultCurrency } = donation;
    const asked = { isStaff, grouping: settings.digitGrouping };
    if (purpose && amount !== undefined)
      errors.push(...smallestAmountErrors({ amount, currency }, purpose, asked));
  }
  if (donation.currency !== undefined && !isKnownCurrency) wrong('currency', 'exists', words.noCurrency);
  if (donation.pledgeId && !pledge) wrong('pledgeId', 'exists', words.noPledge);
  if (donation.pledgeId && pledge && donation.currency && donation.currency !== pledge.currency)
    wrong('currency', 'isOfPledge', words.currencyOfPledge(pledge.currency));
  if (donation.countryId && !isKnownCountry) wrong('countryId', 'exists', words.noCountry);
  if (donation.donatedOn && isFuture(donation.donatedOn, today)) wrong('donatedOn', 'isPast', words.future);
  const { readOn } = donation.dedication ?? {};
  if (readOn && readOn < today && !isStaff) wrong('dedication.readOn', 'isToCome', words.past);
  return errors;
}

interface Purpose {
  isActive: boolean;
  startsOn: Day | null;
  endsOn: Day | null;
}

/** Null: on whatever day. */
function isOffered({ isActive, startsOn, endsOn }: Purpose, on: Day | null): boolean {
  if (!isActive || on === null) return isActive;
  return (startsOn ?? on) <= on && (endsOn ?? on) >= on;
}

interface Promised {
  amount: number;
  currency: string;
}

/**
 * The public gives at least what the purpose asks for. Staff and imports write down what really came in, however
 * little it was. The sum is in ngultrum and other currencies are not converted, so they have no smallest sum.
 */
export function smallestAmountErrors(
  { amount, currency }: Promised,
  { minimumAmount }: { minimumAmount: number },
  { isStaff, grouping }: { isStaff: boolean; grouping: DigitGrouping },
): FieldError[] {
  if (isStaff || currency !== defaultCurrency || amount >= minimumAmount) return [];
  const message = words.tooLittle(sumText(minimumAmount, currency, grouping));
  return [{ property: 'amount', constraints: { isEnough: message } }];
}
