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
  return { row, shown: asUnderstood({ person, membership }, cells, lookups), problems, warnings };
}

type Understood = { person: NewMember['person'] | null; membership: ReturnType<typeof readMembership> };

/** What was understood of a row, also where something else of it is wrong; the rest as it was found. */
function asUnderstood(
  { person, membership }: Understood,
  cells: Cells,
  lookups: MemberLookups,
): Record<string, string | null> {
  const { countryId: _, ...details } = person ?? { countryId: null };
  const read: Record<string, string | null | undefined> = {
    ...(details as Record<string, string | null>),
    gender: inWords(person?.gender),
    identityType: inWords(person?.identityType),
    endReason: inWords(membership?.endReason),
    endedOn: membership?.endedOn,
    country: lookups.country(cells.get('country') ?? 'BT')?.name,
    membershipType: lookups.type(cells.get('membershipType') ?? '')?.name,
    paymentFrequency: membership && lookups.frequencyById(membership.paymentFrequencyId)?.name,
    joinedOn: membership?.joinedOn,
    paidUntil: membership?.coverage?.to,
    isLifetime: membership && inWords(membership.coverage?.to === null ? 'yes' : 'no'),
    membershipCode: membership?.membershipCode,
    remarks: membership?.remarks,
  };
  const found = asFound(cells);
  const isWhole = person !== null && membership !== null;
  return Object.fromEntries(
    Object.keys({ ...found, ...read }).map((field) => [
      field,
      (isWhole && field in read ? read[field] : (read[field] ?? found[field])) ?? null,
    ]),
  );
}

const inWords = (choice: string | null | undefined) => (choice ? (choiceWords[choice] ?? choice) : null);

const asFound = (cells: Cells) =>
  Object.fromEntries(memberFields.map(({ name }) => [name, cells.get(name)?.trim() || null]));
