import { format } from '../../../language/format.ts';
import { maskIdentity, type Member, type MergeField } from '@kathok/contract';
import { phoneText } from '../../../lib/phone-text.ts';
import { words } from '../words.ts';

/** What each record says of what only one of them can be right about. The day of joining and the remarks are put together anyway. */
const readings = {
  name: ({ name }) => name,
  nameDzongkha: ({ nameDzongkha }) => nameDzongkha,
  gender: ({ gender }) => gender && words.form.genders[gender],
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth && format.day(dateOfBirth),
  identityNumber: ({ identityNumber }) => identityNumber,
  taxpayerNumber: ({ taxpayerNumber }) => taxpayerNumber,
  phone: ({ phone }) => phone && phoneText(phone),
  email: ({ email }) => email,
  countryId: ({ country }) => country,
  dzongkhag: ({ dzongkhag }) => dzongkhag,
  gewog: ({ gewog }) => gewog,
  village: ({ village }) => village,
  houseNumber: ({ houseNumber }) => houseNumber,
  thramNumber: ({ thramNumber }) => thramNumber,
  address: ({ address }) => address,
  occupation: ({ occupation }) => occupation,
  membershipTypeId: ({ membershipType }) => membershipType,
  paymentFrequencyId: ({ paymentFrequency }) => paymentFrequency,
} satisfies Partial<Record<MergeField, (member: Member) => string | null>>;

export type DifferingField = keyof typeof readings;

/** A whole number is not read off a screen where its end tells them apart. */
const shown = (field: DifferingField, value: string, other: string) =>
  field === 'identityNumber' && maskIdentity(value) !== maskIdentity(other) ? maskIdentity(value) : value;

/** Where both say something, and not the same. */
export function differencesOf(one: Member, other: Member) {
  return (Object.keys(readings) as DifferingField[]).flatMap((field) => {
    const [first, second] = [readings[field](one), readings[field](other)];
    if (!first || !second || first === second) return [];
    return [{ field, values: [shown(field, first, second), shown(field, second, first)] as const }];
  });
}
