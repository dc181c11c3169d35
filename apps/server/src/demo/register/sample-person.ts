import { addDays, type Day, dzongkhags, type Dzongkhag } from '@kathok/contract';
import type { Chance } from './chance.ts';
import { abroad, dzongkhaNames, firstNames, occupations, secondNames, villageEndings } from './names.ts';
import type { NewMember } from '../../modules/members/index.ts';

export interface Places {
  countryIds: ReadonlyMap<string, string>;
  gewogs: ReadonlyMap<Dzongkhag, string[]>;
}

/** Most live around the centre, and some everywhere. */
const homes: Dzongkhag[] = [
  'Bumthang',
  'Bumthang',
  'Thimphu',
  'Thimphu',
  'Thimphu',
  'Paro',
  'Trashigang',
  'Punakha',
  ...dzongkhags,
];

/** Somebody believable, and nobody real. The place in the row makes phone numbers and CIDs their own. */
export function samplePerson(
  chance: Chance,
  place: number,
  { countryIds, gewogs }: Places,
  today: Day,
): NewMember['person'] {
  const gender = chance.isOnceIn(2) ? 'female' : 'male';
  const [first, second] = [chance.pick(firstNames), chance.pick(secondNames[gender])];
  const name = `${first} ${second}`;
  const [dzongkhaFirst, dzongkhaSecond] = [dzongkhaNames[first], dzongkhaNames[second]];
  const serial = String(place).padStart(4, '0');
  const home = chance.pick(homes);
  const elsewhere = chance.isOnceIn(9) ? chance.pick(abroad) : undefined;
  const isCitizen = !elsewhere || chance.isOnceIn(2);
  const gewog = isCitizen ? chance.pick(gewogs.get(home) ?? ['']) : null;
  return {
    name,
    nameDzongkha: dzongkhaFirst && dzongkhaSecond ? `${dzongkhaFirst}་${dzongkhaSecond}` : null,
    gender,
    dateOfBirth: addDays(today, -chance.between(18 * 365, 86 * 365)),
    identityType: isCitizen ? 'cid' : 'passport',
    identityNumber: isCitizen
      ? `1${String(dzongkhags.indexOf(home) + 1).padStart(2, '0')}0${chance.between(1, 9)}${chance.digits(2)}${serial}`
      : `G${chance.digits(3)}${serial}`,
    taxpayerNumber: chance.isOnceIn(6) ? `T${chance.digits(4)}${serial}` : null,
    phone: elsewhere
      ? `${elsewhere.phone}${chance.digits(elsewhere.digits - 4)}${serial}`
      : `+975${chance.pick(['17', '17', '77'])}${chance.digits(2)}${serial}`,
    email: chance.isOnceIn(3) ? `${first}.${second}${place}@example.bt`.toLowerCase() : null,
    countryId: countryIds.get(elsewhere?.isoCode ?? 'BT') ?? null,
    dzongkhag: isCitizen ? home : null,
    gewog,
    village: gewog && `${gewog}${chance.pick(villageEndings)}`,
    houseNumber: chance.isOnceIn(3) ? `${chance.pick(['Ka', 'Kha', 'Ga'])}-${chance.between(1, 90)}` : null,
    thramNumber: chance.isOnceIn(4) ? String(chance.between(100, 999)) : null,
    address: elsewhere?.address ?? null,
    occupation: chance.pick(occupations),
  };
}
