import { format } from '../../../language/format.ts';
import {
  type ClaimedField,
  claimedFields,
  maskIdentity,
  type Member,
  type MergeField,
  phoneText,
} from '@kathok/contract';
import { words } from '../words.en.ts';

/** A number and its kind are taken together. */
export type DifferingField = Extract<MergeField, ClaimedField | 'membershipTypeId' | 'paymentFrequencyId'>;

/** What each record says of what only one of them can be right about. The day of joining and the remarks are put together anyway. */
const readings: Record<DifferingField, (member: Member) => string | null> = {
  ...(Object.fromEntries(claimedFields.map((field) => [field, (member: Member) => member[field]])) as Record<
    ClaimedField,
    (member: Member) => string | null
  >),
  gender: ({ gender }) => gender && words.genders[gender],
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth && format.day(dateOfBirth),
  phone: ({ phone }) => phone && phoneText(phone),
  countryId: ({ country }) => country,
  membershipTypeId: ({ membershipType }) => membershipType,
  paymentFrequencyId: ({ paymentFrequency }) => paymentFrequency,
};

/** A whole number is not read off a screen where its end tells them apart. */
const shown = (field: DifferingField, value: string, other: string) =>
  field === 'identityNumber' && maskIdentity(value) !== maskIdentity(other) ? maskIdentity(value) : value;

/** The fields in which both say something, and not the same. */
export function differencesOf(one: Member, other: Member) {
  return (Object.keys(readings) as DifferingField[]).flatMap((field) => {
    const [first, second] = [readings[field](one), readings[field](other)];
    if (!first || !second || first === second) return [];
    return [{ field, values: [shown(field, first, second), shown(field, second, first)] as const }];
  });
}
