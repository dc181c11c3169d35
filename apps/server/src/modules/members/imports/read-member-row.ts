import type { NewMember } from '../editing/insert-members.ts';
import { memberFields } from '../member-fields.ts';
import type { MemberLookups } from './member-lookups.ts';
import { readMembership } from './read-membership.ts';
import { readPerson } from './read-person.ts';
import { words } from './words.en.ts';
import { CellReader, type Cells, choiceWords, type RowAsRead } from '../../imports/index.ts';

/** One row of a register as a new member, with everything that is wrong or doubtful about it. */
export function readMemberRow(cells: Cells, lookups: MemberLookups): RowAsRead<NewMember> {
  const reader = new CellReader(cells);
  const person = readPerson(reader, lookups);
  const membership = readMembership(reader, lookups);
  if (person?.dateOfBirth && membership && person.dateOfBirth > membership.joinedOn) {
    reader.problem('dateOfBirth', 'dateOrder', words.bornAfterJoining);
  }
  const { problems, warnings } = reader;
  const row = person && membership && problems.length === 0 ? { person, ...membership } : null;
  return { row, shown: row ? asUnderstood(row, cells, lookups) : asFound(cells), problems, warnings };
}

function asUnderstood(row: NewMember, cells: Cells, lookups: MemberLookups): Record<string, string | null> {
  const { countryId: _, ...person } = row.person;
  const { coverage } = row;
  return {
    ...asFound(cells),
    ...(person as Record<string, string | null>),
    gender: inWords(person.gender),
    identityType: inWords(person.identityType),
    endReason: inWords(row.endReason),
    endedOn: row.endedOn ?? null,
    country: lookups.country(cells.get('country') ?? 'BT')?.name ?? null,
    membershipType: lookups.type(cells.get('membershipType') ?? '')?.name ?? null,
    paymentFrequency: lookups.frequencyById(row.paymentFrequencyId)?.name ?? null,
    joinedOn: row.joinedOn,
    paidUntil: coverage?.to ?? null,
    isLifetime: inWords(coverage?.to === null ? 'yes' : 'no'),
    membershipCode: row.membershipCode ?? null,
    remarks: row.remarks ?? null,
  };
}

const inWords = (choice: string | null | undefined) => (choice ? (choiceWords[choice] ?? choice) : null);

const asFound = (cells: Cells) =>
  Object.fromEntries(memberFields.map(({ name }) => [name, cells.get(name)?.trim() || null]));
