import { type Day, type EndReason, membershipCode, personFields } from '@kathok/contract';
import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';
import { isWholeContact } from '../people/claimed-contact.ts';
import { updatePersonRow } from '../member.repository.ts';
import { codeAtEnd, nameAtEnd, passNumber, takeNumbers } from '../../../db/at-end/index.ts';
import { readSettings } from '../../../platform/settings.repository.ts';

type PersonColumns = Insertable<Schema['people']>;
/** As `personInput` of the contract parses it; what is not known is null. */
export type NewPerson = { name: string } & {
  [
    Column in Exclude<
      keyof PersonColumns,
      'id' | 'name' | 'mergedInto' | 'importId' | 'isContactClaimed' | 'createdAt' | 'updatedAt'
    >
  ]: PersonColumns[Column];
};

interface Membership {
  id?: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
  joinedOn: Day;
  /** Kept from an older register; else the next one is given. */
  membershipCode?: string;
  remarks?: string | null;
  endReason?: EndReason | null;
  endedOn?: Day | null;
  endNote?: string | null;
  /** `to` null: for life. */
  coverage?: { from: Day; to: Day | null; source: 'import' | 'waiver' } | null;
}

export interface NewMember extends Membership {
  /** Somebody who is known already and has no membership; the given values become theirs. */
  personId?: string;
  person: Partial<NewPerson> & { name: string };
}

/** The membership of somebody who is known already and stays as they are on file. */
interface MemberOnFile extends Membership {
  personId: string;
  person: null;
}

export interface Batch {
  channel: 'public' | 'staff' | 'import';
  importId?: string | null;
  consentAt?: Date | null;
  now: Date;
}

export interface InsertedMember {
  id: string;
  personId: string;
  membershipCode: string;
}

/**
 * Writes any number of members with a handful of statements: people, members, coverage. People come first and codes
 * after them, always in this order, so that two who wait for each other never wait in a circle.
 */
export async function insertMembers(
  tx: Tx,
  rows: readonly (NewMember | MemberOnFile)[],
  batch: Batch,
): Promise<InsertedMember[]> {
  const owners = rows.map((row) => row.personId ?? randomUUID());
  const strangers = rows.flatMap((row, place) =>
    row.personId || !row.person ? [] : [personRow(row.person, owners[place] ?? '', batch)],
  );
  await insertMany(tx, 'people', strangers);
  for (const { personId, person } of rows) {
    if (personId && person)
      await updatePersonRow(tx, personId, { ...person, ...sourceOf(person, batch) }, batch.now);
  }
  const codes = await codesFor(tx, rows, batch);
  const inserted = rows.map((row, place) => ({
    id: row.id ?? randomUUID(),
    personId: owners[place] ?? '',
    membershipCode: codes[place] ?? '',
  }));
  await insertMany(
    tx,
    'members',
    rows.map((row, place) => memberRow(row, inserted[place]!, batch)),
  );
  if (batch.channel !== 'import')
    for (const [place, { id, membershipCode: code }] of inserted.entries())
      if (rows[place]!.membershipCode === undefined)
        nameAtEnd(tx, 'allMembers', 'membershipCode', { id, code });
  await insertMany(
    tx,
    'coverages',
    rows.flatMap((row, place) => coverageRows(row, inserted[place]!, batch)),
  );
  return inserted;
}

function personRow(person: NewMember['person'], id: string, batch: Batch) {
  const { importId = null, now } = batch;
  const whole = { ...nobody, ...person };
  return { ...whole, ...sourceOf(whole, batch), id, importId, createdAt: now, updatedAt: now };
}

/** Who registers in public proves nothing with the contact they give; what is on file keeps being what it was. */
function sourceOf(person: Partial<NewPerson>, { channel }: Batch) {
  if (channel === 'public') return { isContactClaimed: true };
  return isWholeContact(person) ? { isContactClaimed: false } : {};
}

function memberRow(row: Membership, inserted: InsertedMember, { channel, importId, consentAt, now }: Batch) {
  return {
    ...inserted,
    membershipTypeId: row.membershipTypeId,
    paymentFrequencyId: row.paymentFrequencyId,
    joinedOn: row.joinedOn,
    paidUntil: row.coverage?.to ?? null,
    isLifetime: row.coverage?.to === null,
    endReason: row.endReason ?? null,
    endedOn: row.endedOn ?? null,
    endNote: row.endNote ?? null,
    remarks: row.remarks ?? null,
    channel,
    importId: importId ?? null,
    consentAt: consentAt ?? null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

function coverageRows(
  { coverage }: Membership,
  { id: memberId }: InsertedMember,
  { importId = null, now }: Batch,
) {
  if (!coverage) return [];
  const { from: fromDay, to: toDay, source } = coverage;
  return [{ id: randomUUID(), memberId, fromDay, toDay, source, importId, createdAt: now }];
}

/** A person of whom nothing is known but the name. */
export const nobody = Object.fromEntries(
  [...personFields.filter((field) => field !== 'name'), 'photoFileId'].map((field) => [field, null]),
) as Record<Exclude<keyof NewPerson, 'name'>, null>;

/** Those of an import are taken at once: there are many, and none of them is answered. */
async function codesFor(tx: Tx, rows: readonly Membership[], { channel }: Batch): Promise<string[]> {
  const { membershipCodePrefix: prefix } = await readSettings(tx);
  const kept = rows.flatMap((row) =>
    row.membershipCode?.startsWith(`${prefix}-`) ? [row.membershipCode] : [],
  );
  const highest = Math.max(0, ...kept.map((code) => Number(code.slice(prefix.length + 1, -1))));
  if (highest > 0) await passNumber(tx, 'membership_code', highest);
  if (channel !== 'import') {
    const codes: string[] = [];
    for (const row of rows)
      codes.push(row.membershipCode ?? (await codeAtEnd(tx, 'membership_code', prefix)));
    return codes;
  }
  const missing = rows.filter((row) => row.membershipCode === undefined).length;
  let number = await takeNumbers(tx, 'membership_code', missing);
  return rows.map((row) => row.membershipCode ?? membershipCode(prefix, number++));
}
