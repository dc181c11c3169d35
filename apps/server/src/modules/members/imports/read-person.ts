import { type genders, type OptionalPersonField, optionalPersonFields, personInput } from '@kathok/contract';
import { type CellReader, wordLookup, readPastDay, readPhone } from '../../imports/index.ts';
import type { MemberLookups } from './member-lookups.ts';
import { readIdentity } from './read-identity.ts';
import { words } from './words.en.ts';
import type { NewMember } from '../editing/insert-members.ts';

const genderOf = wordLookup<(typeof genders)[number]>({
  male: 'male',
  m: 'male',
  man: 'male',
  boy: 'male',
  ཕོ: 'male',
  female: 'female',
  f: 'female',
  woman: 'female',
  girl: 'female',
  མོ: 'female',
  other: 'other',
  others: 'other',
  o: 'other',
});

/** The human being in a row; null when something essential is wrong. */
export function readPerson(reader: CellReader, lookups: MemberLookups): NewMember['person'] | null {
  const country = reader.choose('country', lookups.country, words.country) ?? lookups.country('BT') ?? null;
  const name = reader.parse('name', personInput.name);
  if (reader.line('name') === undefined) reader.problem('name', 'required', words.required);
  const optional = (field: OptionalPersonField) =>
    reader.parse(field, personInput[field], field === 'address' ? reader.text(field) : undefined) ?? null;
  const person = {
    ...Object.fromEntries(optionalPersonFields.map((field) => [field, optional(field)])),
    gender: reader.chooseIfSure('gender', genderOf, words.gender),
    dateOfBirth: readPastDay(reader, 'dateOfBirth', lookups.today),
    ...(readIdentity(reader, country) ?? { identityType: null, identityNumber: null }),
    phone: readPhone(reader, country),
    countryId: country?.id ?? null,
  };
  return name === null ? null : { name, ...person };
}
