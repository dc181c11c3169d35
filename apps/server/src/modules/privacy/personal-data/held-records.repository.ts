import { donorDetails, personFields } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import { anyOf } from '../any-of-sql.ts';
import { isMessageAbout } from '../message-to-sql.ts';

/** Who they are, also under the records that were merged into theirs. */
export function findPeople(db: Db | Tx, { personIds }: WholePerson) {
  return db
    .selectFrom('people')
    .leftJoin('countries', 'countries.id', 'people.countryId')
    .select(personFields.filter((field) => field !== 'countryId').map((field) => `people.${field}` as const))
    .select(['countries.name as country', 'people.createdAt', 'people.updatedAt'])
    .where('people.id', '=', anyOf(personIds))
    .orderBy('people.createdAt')
    .execute();
}

export function findMemberships(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('members')
    .innerJoin('membershipTypes as type', 'type.id', 'members.membershipTypeId')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'members.paymentFrequencyId')
    .select(['membershipCode', 'type.name as membershipType', 'frequency.name as paymentFrequency'])
    .select(['joinedOn', 'paidUntil', 'isLifetime', 'endReason', 'endedOn', 'endNote', 'remarks'])
    .select(['channel', 'consentAt', 'members.createdAt'])
    .where('members.id', '=', anyOf(memberIds))
    .orderBy('members.createdAt')
    .execute();
}

export function findCoveredDays(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('coverages')
    .select(['fromDay', 'toDay', 'source'])
    .where('memberId', '=', anyOf(memberIds))
    .orderBy('fromDay')
    .execute();
}

export function findFees(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('membershipFees')
    .select(['feeNumber', 'kind', 'periodFrom', 'periodTo', 'amount', 'currency', 'status', 'paymentStatus'])
    .select(['reference', 'createdAt'])
    .where('memberId', '=', anyOf(memberIds))
    .orderBy('createdAt')
    .execute();
}

/** With what they wanted to be read out, and for whom. */
export function findDonations(db: Db | Tx, whole: WholePerson) {
  return db
    .selectFrom('donations')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .leftJoin('dedications', 'dedications.donationId', 'donations.id')
    .select(['donationNumber', 'purpose.name as purpose', 'amount', 'currency', 'donatedOn', 'paymentStatus'])
    .select(['donorType', 'donorName', 'message', ...donorDetails.filter((field) => field !== 'countryId')])
    .select([
      'isAnonymous',
      'offering',
      'names',
      'readOn',
      'series',
      'dedications.startsOn',
      'notify',
      'reference',
      'channel',
      'donations.createdAt',
    ])
    .where('donations.id', '=', anyOf(whole.donationIds))
    .orderBy('donations.createdAt')
    .execute();
}

/** What they pledged to give, and what was pledged when. */
export function findPledges(db: Db | Tx, { pledgeIds }: WholePerson) {
  return db
    .selectFrom('pledges')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'pledges.purposeId')
    .select(['pledgeNumber', 'purpose.name as purpose', 'amount', 'currency', 'rhythm', 'dayOfMonth'])
    .select(['pledges.startsOn', 'pledges.endsOn', 'times', 'state', 'stateSince', 'remind', 'dedication'])
    .select(['donorType', 'donorName', ...donorDetails.filter((field) => field !== 'countryId')])
    .select(['channel', 'pledges.createdAt'])
    .select(
      sql<
        string[]
      >`(select json_agg(payer_text order by learnt_at) from pledge_payers where pledge_id = pledges.id)`.as(
        'namedByTheBank',
      ),
    )
    .where('pledges.id', '=', anyOf(pledgeIds))
    .orderBy('pledges.createdAt')
    .execute();
}

/** Every attempt to pay, with the slip that was sent. */
export function findPaymentsOf(db: Db | Tx, { memberIds, donationIds }: WholePerson) {
  return db
    .selectFrom('payments')
    .leftJoin('membershipFees', 'membershipFees.id', 'payments.feeId')
    .leftJoin('donations', 'donations.id', 'payments.donationId')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .select((row) => row.fn.coalesce('feeNumber', 'donationNumber').as('paidFor'))
    .select((row) => row.fn.coalesce('membershipFees.memberId', 'donations.memberId').as('memberId'))
    .select(['payments.method', 'payments.amount', 'payments.currency', 'payments.status', 'payments.bank'])
    .select(['payments.journalNumber', 'payments.paidOn', 'payments.submittedAt', 'payments.reason'])
    .select(['payments.isSimulated', 'gatewayReference', 'receiptNumber', 'slipFileId'])
    .where((is) =>
      is.or([
        is('membershipFees.memberId', '=', anyOf(memberIds)),
        is('donations.id', '=', anyOf(donationIds)),
      ]),
    )
    .orderBy('payments.submittedAt')
    .execute();
}

/** What was written to them. Links and codes in a message are keys, so their text is left out. */
export function findMessagesTo(db: Db | Tx, whole: WholePerson) {
  return db
    .selectFrom('outboxMessages')
    .select(['createdAt', 'kind', 'recipient', 'subject', 'status', 'sentAt'])
    .select(
      sql<string | null>`case when body ~ '(token=|#)' or kind = 'document_code' then null else body end`.as(
        'body',
      ),
    )
    .where(isMessageAbout(whole))
    .orderBy('createdAt')
    .execute();
}

/** What the public said about them, and what they asked to have changed; or the latter alone. */
export function findClaimsAbout(db: Db | Tx, { personIds }: WholePerson, isOwnOnly: boolean) {
  return db
    .selectFrom('personClaims')
    .select(['createdAt', 'details', 'accepted', 'decidedAt'])
    .where('personId', '=', anyOf(personIds))
    .$if(isOwnOnly, (claims) => claims.where('requestedBy', 'is not', null))
    .orderBy('createdAt')
    .execute();
}

export function findAccounts(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('users')
    .select(['users.id', 'name', 'email', 'phone', 'status', 'lastLoginAt', 'createdAt'])
    .where('memberId', '=', anyOf(memberIds))
    .orderBy('createdAt')
    .execute();
}

export function findLogins(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.createdAt', 'sessions.address', 'sessions.userAgent', 'sessions.endedAt'])
    .where('users.memberId', '=', anyOf(memberIds))
    .orderBy('sessions.createdAt')
    .execute();
}

/** Attempts to log in to their account that failed. */
export function findFailedLogins(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('failedSignIns')
    .innerJoin('users', 'users.id', 'failedSignIns.userId')
    .select(['day', 'method', 'network', 'tries', 'lastAt'])
    .where('users.memberId', '=', anyOf(memberIds))
    .orderBy('lastAt')
    .execute();
}

/** What was done to their records, and by whom. */
export async function findHistory(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('auditEntries')
    .leftJoin('users', 'users.id', 'auditEntries.actorId')
    .select(['at', 'action', 'before', 'after', 'reason', 'actorId', 'actorName'])
    .select('users.memberId as actorMemberId')
    .where('entity', '=', 'Member')
    .where('entityId', 'in', memberIds)
    .orderBy('auditEntries.id')
    .execute();
}

export function findNotesAbout(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('memberNotes')
    .select(['createdAt', 'text'])
    .where('memberId', '=', anyOf(memberIds))
    .orderBy('createdAt')
    .execute();
}

export function findListsWith(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('memberListEntries')
    .innerJoin('memberLists', 'memberLists.id', 'memberListEntries.listId')
    .select(['memberLists.name', 'addedAt'])
    .where('memberId', 'in', memberIds)
    .orderBy('addedAt')
    .execute();
}

/** Whom they look after and who looks after them. The other side is named by code: it is somebody else's record. */
export function findFamilyLinksOf(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('familyLinks')
    .leftJoin('members as keeper', 'keeper.id', 'familyLinks.keeperId')
    .select(['keeper.membershipCode as keeper', 'askedCode as lookedAfter', 'relation', 'state', 'consent'])
    .select(['askedAt', 'answeredAt', 'endedAt'])
    .where((is) => is.or([is('keeperId', '=', anyOf(memberIds)), is('memberId', '=', anyOf(memberIds))]))
    .orderBy('askedAt')
    .execute();
}

export function findDocumentsOf(db: Db | Tx, { memberIds }: WholePerson) {
  return db
    .selectFrom('memberDocuments')
    .select(['createdAt', 'title', 'fileId'])
    .where('memberId', '=', anyOf(memberIds))
    .orderBy('createdAt')
    .execute();
}

export async function findPhotos(db: Db | Tx, { personIds, memberIds }: WholePerson): Promise<string[]> {
  const ofPeople = await db
    .selectFrom('people')
    .select('photoFileId')
    .where('id', '=', anyOf(personIds))
    .where('photoFileId', 'is not', null)
    .execute();
  const ofUsers = await db
    .selectFrom('users')
    .select('photoFileId')
    .where('memberId', '=', anyOf(memberIds))
    .where('photoFileId', 'is not', null)
    .execute();
  return [...ofPeople, ...ofUsers].flatMap(({ photoFileId }) => photoFileId ?? []);
}
