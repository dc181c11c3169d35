import { type genders, personInput } from '@kathok/contract';
import type { NewMember } from '../insert-members.ts';
import type { MemberLookups } from './member-lookups.ts';
import { readIdentity } from './read-identity.ts';
import { words } from './words.en.ts';
import { type CellReader, meanings, readPastDay, readPhone } from '../../imports/index.ts';

type OptionalText =
  | 'nameDzongkha'
  | 'taxpayerNumber'
  | 'email'
  | 'gewog'
  | 'village'
  | 'houseNumber'
  | 'thramNumber'
  | 'occupation';

const genderOf = meanings<(typeof genders)[number]>({
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
  const optional = (field: OptionalText) => reader.parse(field, personInput[field]) ?? null;
  const person = {
    nameDzongkha: optional('nameDzongkha'),
    gender: reader.choose('gender', genderOf, words.gender),
    dateOfBirth: readPastDay(reader, 'dateOfBirth', lookups.today),
    ...(readIdentity(reader, country) ?? { identityType: null, identityNumber: null }),
    taxpayerNumber: optional('taxpayerNumber'),
    phone: readPhone(reader, country),
    email: optional('email'),
    countryId: country?.id ?? null,
    dzongkhag: reader.parse('dzongkhag', personInput.dzongkhag) ?? null,
    gewog: optional('gewog'),
    village: optional('village'),
    houseNumber: optional('houseNumber'),
    thramNumber: optional('thramNumber'),
    address: reader.parse('address', personInput.address, reader.text('address')) ?? null,
    occupation: optional('occupation'),
  };
  return name === null ? null : { name, ...person };
}
