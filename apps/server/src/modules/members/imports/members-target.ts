import { dayOf } from '@kathok/contract';
import { foldName } from '../../../db/searching/fold-name.ts';
import { memberFields } from '../member-fields.ts';
import { memberLookups } from './member-lookups.ts';
import { readMemberRow } from './read-member-row.ts';
import { titles, words } from './words.en.ts';
import { dependentsOfMembers } from './dependents.repository.ts';
import { insertMembers, type NewMember } from '../editing/insert-members.ts';
import { checkMembers } from './check-members.ts';
import { deleteImportedMembers, findWords, lockImportedMembers } from './member-import.repository.ts';
import type { ImportTarget, RowKey } from '../../imports/index.ts';

/** A sheet of members becomes members. */
export const membersTarget: ImportTarget<NewMember> = {
  name: 'members',
  fields: memberFields,
  titles,
  staysInBooks: false,
  leastAtOnce: 5,
  tables: ['people', 'all_members', 'coverages'],

  async prepare(db, now) {
    const { types, fees, ...rest } = await findWords(db);
    const frequenciesOf = (id: string) =>
      fees.filter((fee) => fee.membershipTypeId === id).map((fee) => fee.paymentFrequencyId);
    const withFrequencies = types.map(({ id, name, code }) => ({
      id,
      name,
      code,
      frequencyIds: [...new Set(frequenciesOf(id))],
    }));
    const lookups = memberLookups({ today: dayOf(now), types: withFrequencies, ...rest });
    return { read: (cells) => readMemberRow(cells, lookups), check: checkMembers };
  },

  keysOf: ({ person, membershipCode }) => [
    ...identityKey(person),
    ...personKey(person),
    ...(membershipCode === undefined ? [] : [key('membershipCode', 'code', membershipCode, words.sameCode)]),
  ],

  async insert(tx, rows, { importId, now }) {
    await insertMembers(tx, rows, { channel: 'import', importId, now });
  },

  async lockAndCountDependents(tx, importId) {
    await lockImportedMembers(tx, importId);
    return dependentsOfMembers(tx, { importId });
  },

  removeSome: (tx, { importId }, most) => deleteImportedMembers(tx, importId, most),
};

type Person = NewMember['person'];

function identityKey({ identityNumber }: Person): RowKey[] {
  return identityNumber ? [key('identityNumber', 'identity', identityNumber, words.sameIdentity)] : [];
}

function personKey({ name, dateOfBirth, phone }: Person): RowKey[] {
  if (!dateOfBirth || !phone) return [];
  return [key('name', 'person', `${foldName(name)} ${dateOfBirth} ${phone}`, words.samePerson, name)];
}

const key = (
  field: string,
  kind: string,
  value: string,
  message: (row: number) => string,
  found = value,
): RowKey => ({ key: `${kind} ${value}`, field, found, message: (row) => `found ${found}; ${message(row)}` });
