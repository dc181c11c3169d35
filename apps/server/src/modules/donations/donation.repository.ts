import {
  type Day,
  type DonorDetail,
  donorDetails,
  type IdentityType,
  type RitualSeries,
  type Settings,
  type WordWay,
} from '@kathok/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { orderedId } from '../../db/ordered-id.ts';
import { compileOnce } from '../../db/statements/compile-once.ts';
import { snakeCase } from '../../db/statements/insert-many.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { hideFromPlanner } from '../../db/statements/hide-from-planner.ts';
import { isSimulatedDue } from '../ledger/index.ts';
import { isReferenceTaken, newReference } from '../../platform/payment-reference.repository.ts';
import { findDoubt } from '../../platform/mail/doubtful-contact.repository.ts';
import { dedicatedDays } from './dedication.repository.ts';
import { codeAtEnd, nameAtEnd } from '../../db/at-end/index.ts';
import { settingsOf, storedSettings } from '../../platform/settings.repository.ts';

export type DonationRecord = Awaited<ReturnType<ReturnType<typeof donationRows>['execute']>>[number];

/** What a list and the record are made of; a member's details are those of the register. */
export function donationRows(db: Db | Tx) {
  return db
    .selectFrom('donations')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .leftJoin('members', 'members.id', 'donations.memberId')
    .leftJoin('people', 'people.id', 'members.personId')
    .leftJoin('payments as deciding', 'deciding.id', 'donations.decidingPaymentId')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.paymentId', '=', 'deciding.id').on('receipts.voidedAt', 'is', null),
    )
    .leftJoin('dedications', 'dedications.donationId', 'donations.id')
    .select(['donations.id', 'donations.version', 'donations.createdAt', 'donations.updatedAt'])
    .select(['donations.donationNumber', 'donations.donorType', 'donations.memberId', 'donations.personId'])
    .select(['donations.donorName', 'donations.purposeId', 'donations.amount', 'donations.currency'])
    .select(['donations.donatedOn', 'donations.message', 'donations.isAnonymous', 'donations.reference'])
    .select(['donations.channel', 'donations.paymentStatus', 'donations.amountPaid', 'donations.pledgeId'])
    .select(['purpose.name as purpose', 'purpose.isTaxDeductible', 'members.membershipCode'])
    .select(['deciding.method', 'deciding.paidOn', 'deciding.reason', 'receipts.receiptNumber'])
    .select(['dedications.offering', 'dedications.names', 'dedications.readOn', 'dedications.ritualId'])
    .select(['dedications.ritualDayId', 'dedications.series', 'dedications.startsOn', 'dedications.times'])
    .select('dedications.notify')
    .select(isSimulatedDue('donation_id', 'donations.id', 'donations.deciding_payment_id').as('isSimulated'))
    .select(({ fn }) =>
      donorDetails.map((field) => fn.coalesce(`people.${field}`, `donations.${field}`).as(field)),
    )
    .$narrowType<{ identityType: IdentityType | null }>();
}

export type FoundDonation = NonNullable<Awaited<ReturnType<typeof findDonation>>>;

export async function findDonation(db: Db | Tx, id: string) {
  const [donation] = await donationById(db, id);
  if (!donation?.isContactClaimed || donation.giverId === null) return donation;
  return { ...donation, isContactDoubtful: await findDoubt(db, donation.giverId) };
}

const donationById = compileOnce((db, id: string) =>
  donationRows(db)
    .select(['people.id as giverId', 'people.isContactClaimed', dedicatedDays.as('days')])
    .where('donations.id', '=', id)
    .where('donations.deletedAt', 'is', null),
);

/** Whose donation it is, as it was written. */
export function findDonorColumns(tx: Tx, id: string) {
  return tx
    .selectFrom('donations')
    .select(['donorType', 'memberId', 'personId', 'donorName', ...donorDetails])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
export type DonorColumns = NonNullable<Awaited<ReturnType<typeof findDonorColumns>>>;

/** Nobody else changes this donation until the transaction ends. Read only once it is locked. */
export async function lockDonation(tx: Tx, id: string) {
  await tx.selectFrom('donations').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findDonation(tx, id);
}

export async function updateDonationRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['donations']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('donations')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export interface NewDedication {
  offering: string;
  names: { name: string; living: boolean }[];
  readOn?: string | null | undefined;
  ritualId?: string | null | undefined;
  ritualDayId?: string | null | undefined;
  series?: RitualSeries | undefined;
  startsOn?: string | null | undefined;
  times?: number | null | undefined;
  notify?: WordWay | null | undefined;
}

/** Null: it is dedicated to nothing any more. */
export async function setDedication(tx: Tx, donationId: string, dedication: NewDedication | null) {
  if (!dedication) {
    await tx.deleteFrom('dedications').where('donationId', '=', donationId).execute();
    return;
  }
  const row = { ...dedicationColumns(dedication), names: JSON.stringify(dedication.names) };
  await tx
    .insertInto('dedications')
    .values({ donationId, ...row })
    .onConflict((conflict) => conflict.column('donationId').doUpdateSet(row))
    .execute();
}

/** The same money under another donation: its names stand on their lists as they stood. */
export async function passNames(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update ritual_entries set donation_id = donations.id, payment_status = donations.payment_status
    from donations where donations.id = ${to} and donation_id = ${from}`.execute(tx);
}

/** All columns of a dedication but its names: what is not said is emptied. */
export function dedicationColumns(dedication: NewDedication) {
  const { offering, readOn = null, ritualId = null, ritualDayId = null } = dedication;
  const { series = 'once', startsOn = null, times = null, notify = null } = dedication;
  return { offering, readOn, ritualId, ritualDayId, series, startsOn, times, notify };
}

export function findDonationPurpose(tx: Tx, id: string) {
  return tx
    .selectFrom('donationPurposes')
    .select(['name', 'isActive', 'startsOn', 'endsOn', 'minimumAmount'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** What a donation shows of the member of the register who gives, or for whom somebody gives. */
export interface Giver extends Pick<DonationRecord, DonorDetail> {
  id: string;
  personId: string;
  membershipCode: string;
  name: string;
}

const detailsOfPerson = sql.raw(
  donorDetails.map((field) => `people.${snakeCase(field)} as "${field}"`).join(', '),
);

/** Locked until the donation is written, so that nobody is erased or merged in between. */
const giverOf = (memberId: string | null) => sql<Giver | null>`(
  select row_to_json(giver) from (
    select members.id, person_id as "personId", membership_code as "membershipCode", name,
      ${detailsOfPerson}
    from members join people on people.id = members.person_id
    where members.id = ${hideFromPlanner(memberId, 'uuid')} and members.deleted_at is null
    for share of members, people) as giver)`;

const giverAlone = compileOnce((db, memberId: string) => ({
  compile: () => sql<{ giver: Giver | null }>`select ${giverOf(memberId)} as giver`.compile(db),
}));

export async function findGiver(tx: Tx, memberId: string): Promise<Giver | null> {
  const [row] = await giverAlone(tx, memberId);
  return row?.giver ?? null;
}

interface DonationKeys {
  purposeId?: string | undefined;
  currency?: string | undefined;
  countryId?: string | null | undefined;
  /** The id of the member who gives. */
  memberId?: string | undefined;
  pledgeId?: string | null | undefined;
  /** One that might be given to a new donation. */
  reference?: string | undefined;
}

interface FoundPurpose {
  name: string;
  isActive: boolean;
  isTaxDeductible: boolean;
  startsOn: Day | null;
  endsOn: Day | null;
  minimumAmount: number;
}

interface FoundPledge {
  currency: string;
  donorName: string;
  memberId: string | null;
  personId: string | null;
}

interface Found {
  purpose: FoundPurpose | null;
  pledge: FoundPledge | null;
  giver: Giver | null;
  isKnownCurrency: boolean;
  isKnownCountry: boolean;
  isReferenceTaken: boolean;
}

/** What has to be known before a donation is written. */
export interface LookedUp extends Found {
  settings: Settings;
}

const purposeOf = (purposeId: string | null) => sql`(
  select row_to_json(purpose) from (
    select name, is_active as "isActive", is_tax_deductible as "isTaxDeductible", starts_on as "startsOn",
      ends_on as "endsOn", minimum_amount as "minimumAmount"
    from donation_purposes where id = ${hideFromPlanner(purposeId, 'uuid')} and deleted_at is null) as purpose)`;

/** Kept as it is until the donation is written, so that nobody is erased meanwhile. */
const pledgeOf = (pledgeId: string | null) => sql`(
  select row_to_json(pledge) from (
    select currency, donor_name as "donorName", member_id as "memberId", person_id as "personId" from pledges
    where id = ${hideFromPlanner(pledgeId, 'uuid')} and deleted_at is null for share) as pledge)`;

type Nullable = string | null;
const foundForDonation = compileOnce(
  (
    db,
    purposeId: Nullable,
    currency: Nullable,
    countryId: Nullable,
    memberId: Nullable,
    reference: Nullable,
    pledgeId: Nullable,
  ) => ({
    compile: () =>
      sql<Found & { stored: string | null }>`
    select ${purposeOf(purposeId)} as purpose, ${giverOf(memberId)} as giver,
      ${pledgeOf(pledgeId)} as pledge,
      exists (select from countries where currency = ${hideFromPlanner(currency, 'text')}) as "isKnownCurrency",
      exists (select from countries where id = ${hideFromPlanner(countryId, 'uuid')} and deleted_at is null) as "isKnownCountry",
      ${isReferenceTaken(reference)} as "isReferenceTaken", ${storedSettings} as stored`.compile(db),
  }),
);

/** All of it in one statement. */
export async function lookUpForDonation(tx: Tx, sought: DonationKeys): Promise<LookedUp> {
  const { purposeId = null, currency = null, countryId = null, memberId = null } = sought;
  const { reference = null, pledgeId = null } = sought;
  const [row] = await foundForDonation(tx, purposeId, currency, countryId, memberId, reference, pledgeId);
  const { stored, ...found } = row!;
  return { ...found, settings: settingsOf(stored) };
}

export function findMemberOfFee(tx: Tx, feeId: string) {
  return tx.selectFrom('membershipFees').select('memberId').where('id', '=', feeId).executeTakeFirstOrThrow();
}

type NewDonation = Omit<Insertable<Schema['donations']>, 'id' | 'donationNumber' | 'reference'>;

/** Writes a donation with a number of its own and a reference to quote in a transfer. */
export async function addDonation(tx: Tx, donation: NewDonation, now: Date): Promise<string> {
  const reference = await newReference(tx);
  const donationNumber = await codeAtEnd(tx, 'donation_number', 'D');
  const id = orderedId();
  const row = { ...donation, id, donationNumber, reference, createdAt: now, updatedAt: now };
  await tx.insertInto('donations').values(row).execute();
  nameAtEnd(tx, 'donations', 'donationNumber', { id, code: donationNumber });
  return id;
}
