import type { Day, MessageWay } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { hasDeadContact } from '../../platform/mail/dead-contact-sql.ts';
import { bothWays, type Ways, wayTo } from '../../platform/mail/way-to-sql.ts';
import { renewalPrice } from '../reminders/index.ts';
import type { MemberFilter } from '../members/index.ts';

const hasAddress = sql<SqlBool>`coalesce(people.address, people.village, people.gewog, people.dzongkhag) is not null`;

/** Nobody writes to the deceased. A contact that has failed is none: then a letter goes. */
const wayToLiving = (ways: Ways) => sql<MessageWay | null>`case
  when members.end_reason is not distinct from 'deceased' then null
  when not ${hasDeadContact} and ${wayTo(ways)} is not null then ${wayTo(ways)}
  when ${hasAddress} then 'letter' end`;

export interface Audience {
  filter: MemberFilter;
  ways: Ways;
  /** Keeps only members whom it reaches by this way. */
  way?: MessageWay | undefined;
  /** Leaves out members to whom something went since then. */
  quietSince?: Date | undefined;
}

const wasWrittenSince = (since: Date) => sql<SqlBool>`(
  exists (select from outbox_messages where outbox_messages.member_id = members.id
    and outbox_messages.waits_for_daytime and outbox_messages.status in ('queued', 'sent')
    and outbox_messages.created_at >= ${since})
  or exists (select from member_mailing_letters as letters join member_mailings on member_mailings.id = mailing_id
    where letters.member_id = members.id and member_mailings.created_at >= ${since}))`;

/** Everybody who is meant, with the way it goes to them; without those who asked for no messages unless asked for. */
const found = ({ filter, ways, way, quietSince }: Audience): RawBuilder<unknown> => sql`
  select * from (
    select members.id, members.is_opted_out, ${wayToLiving(ways)} as way, ${wayTo(bothWays)} as possible,
      people.dzongkhag, people.name_key
    from members join people on people.id = members.person_id
    where ${filter.where} and ${quietSince ? sql`not ${wasWrittenSince(quietSince)}` : sql`true`}) as meant
  where ${way ? sql`way = ${way} and not is_opted_out` : sql`true`}`;

export interface Counts {
  email: number;
  sms: number;
  letter: number;
  unreachable: number;
  optedOut: number;
  waitingEmail: number;
  waitingSms: number;
}

export async function countRecipients(db: Db | Tx, sought: Audience): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where way = 'email' and not is_opted_out) as email,
      count(*) filter (where way = 'sms' and not is_opted_out) as sms,
      count(*) filter (where way = 'letter' and not is_opted_out) as letter,
      count(*) filter (where way is null and not is_opted_out) as unreachable,
      count(*) filter (where is_opted_out) as "optedOut",
      count(*) filter (where way = 'letter' and not is_opted_out and possible = 'email'
        and not ${sought.ways.hasMail}::boolean) as "waitingEmail",
      count(*) filter (where way = 'letter' and not is_opted_out and possible = 'sms'
        and not ${sought.ways.hasSms}::boolean) as "waitingSms"
    from (${found(sought)}) as found`.execute(db);
  return rows[0]!;
}

/** Everybody who is to get the message, in one statement; their turns come one by one. */
export async function insertTurns(tx: Tx, mailingId: string, sought: Audience): Promise<void> {
  await sql`insert into member_mailing_people (mailing_id, member_id)
    select ${mailingId}, id from (${found(sought)}) as found
    where not is_opted_out and way in ('email', 'sms')`.execute(tx);
}

export async function insertLetters(tx: Tx, mailingId: string, sought: Audience): Promise<void> {
  await sql`insert into member_mailing_letters (mailing_id, member_id)
    select ${mailingId}, id from (${found(sought)}) as found
    where not is_opted_out and way = 'letter'`.execute(tx);
}

/** The member at a place among those whom it reaches by one way, in the order in which letters are printed. */
export async function findAtPlace(db: Db | Tx, sought: Audience, way: MessageWay, place: number) {
  const { rows } = await sql<{ id: string }>`select id from (${found({ ...sought, way })}) as found
    order by dzongkhag nulls last, name_key, id limit 1 offset ${place}`.execute(db);
  return rows[0]?.id;
}

/** The members of a mailing who get a letter, by dzongkhag and name. Who was merged is the one they are now. */
export async function findLetterMembers(db: Db | Tx, mailingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct members.id, people.dzongkhag, people.name_key
    from member_mailing_letters as letters join all_members as listed on listed.id = letters.member_id
    join members on members.id = coalesce(listed.merged_into, listed.id)
      and members.deleted_at is null and not members.is_opted_out
      and members.end_reason is distinct from 'deceased'
    join people on people.id = members.person_id
    where letters.mailing_id = ${mailingId} order by people.dzongkhag nulls last, people.name_key, members.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface Recipient {
  id: string;
  name: string;
  membershipCode: string;
  membershipType: string;
  /** Null for life. */
  paidUntil: Day | null;
  amount: number | null;
  currency: string | null;
  email: string | null;
  phone: string | null;
  way: MessageWay | null;
  address: string | null;
  houseNumber: string | null;
  village: string | null;
  gewog: string | null;
  dzongkhag: string | null;
  country: string | null;
  isHome: boolean;
}

/** Members as they are at the moment their turn comes, in the order of the ids; nobody who asked for no messages. */
export async function findRecipients(
  db: Db | Tx,
  memberIds: string[],
  ways: Ways,
  currency: string,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select members.id, people.name, members.membership_code as "membershipCode", type.name as "membershipType",
      case when members.is_lifetime then null else members.paid_until end as "paidUntil",
      price.amount, price.currency, people.email, people.phone, ${wayToLiving(ways)} as way,
      people.address, people.house_number as "houseNumber", people.village, people.gewog, people.dzongkhag,
      countries.name as country, countries.iso_code is not distinct from 'BT' as "isHome"
    from all_members as listed
    join members on members.id = coalesce(listed.merged_into, listed.id)
      and members.deleted_at is null and not members.is_opted_out
    join people on people.id = members.person_id
    ${renewalPrice(currency)}
    where listed.id = any(${memberIds}::uuid[])
    order by array_position(${memberIds}::uuid[], listed.id)`.execute(db);
  return rows;
}
