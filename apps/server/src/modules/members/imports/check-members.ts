import type { Db, Tx } from '../../../db/open-database.ts';
import { withOldCode } from './read-membership.ts';
import { words } from './words.en.ts';
import type { NewMember } from '../editing/insert-members.ts';
import { findKnownPeople, findPeople, findTakenCodes, type KnownPerson } from './member-import.repository.ts';
import type { Finding, RowAsChecked } from '../../imports/index.ts';

type Checked = RowAsChecked<NewMember>;
type PersonOnFile = Awaited<ReturnType<typeof findPeople>>[number];

/** Who is a member already is not entered twice; who is known in another way becomes the member's person. */
export async function checkMembers(db: Db | Tx, rows: NewMember[]): Promise<Checked[]> {
  const known = await findKnownPeople(db, rows);
  const byPlace = rows.map((): KnownPerson[] => []);
  for (const person of known) byPlace[person.place]?.push(person);
  const linked = byPlace.map(personBehind);
  const onFile = await findPeople(
    db,
    linked.flatMap((person) => person?.personId ?? []),
  );
  const people = new Map(onFile.map((person) => [person.id, person]));
  const taken = await findTakenCodes(
    db,
    rows.flatMap(({ membershipCode }) => membershipCode ?? []),
  );
  return rows.map((row, place) => {
    const member = byPlace[place]?.find(({ membershipCode }) => membershipCode !== null);
    const problems = member ? [alreadyMember(row, member)] : [];
    const person = people.get(linked[place]?.personId ?? '');
    const warnings = [...(person ? [knownPerson(row)] : []), ...codeTaken(row, taken)];
    return { row: withFreeCode(withPerson(row, person), taken), problems, warnings };
  });
}

/** The same name, birth date and phone, but a number of their own: somebody else after all. */
function personBehind(known: KnownPerson[]): KnownPerson | undefined {
  return (
    known.find(({ hasNumber }) => hasNumber) ?? known.find(({ identityNumber }) => identityNumber === null)
  );
}

/** What is on file stays; what is missing there is added. */
function withPerson(row: NewMember, onFile: PersonOnFile | undefined): NewMember {
  if (!onFile) return row;
  const missing = Object.entries(row.person).filter(
    ([field, value]) => value !== null && onFile[field as keyof PersonOnFile] === null,
  );
  // A number belongs to its kind.
  const added =
    onFile.identityNumber === null ? missing : missing.filter(([field]) => field !== 'identityType');
  return { ...row, personId: onFile.id, person: { ...Object.fromEntries(added), name: onFile.name } };
}

function withFreeCode(row: NewMember, taken: Set<string>): NewMember {
  const { membershipCode, ...rest } = row;
  if (membershipCode === undefined || !taken.has(membershipCode)) return row;
  return { ...rest, remarks: withOldCode(row.remarks, membershipCode) };
}

function codeTaken({ membershipCode }: NewMember, taken: Set<string>): Finding[] {
  if (membershipCode === undefined || !taken.has(membershipCode)) return [];
  return [finding('membershipCode', 'newCode', membershipCode, words.codeTaken)];
}

const alreadyMember = ({ person }: NewMember, { membershipCode }: KnownPerson) =>
  finding(
    'identityNumber',
    'alreadyMember',
    person.identityNumber ?? null,
    words.alreadyMember(membershipCode ?? ''),
  );
const knownPerson = ({ person }: NewMember) =>
  finding('identityNumber', 'knownPerson', person.identityNumber ?? null, words.knownPerson);

function finding(field: string, cause: string, found: string | null, message: string): Finding {
  return { field, cause, found, message: found === null ? message : `found ${found}; ${message}` };
}
