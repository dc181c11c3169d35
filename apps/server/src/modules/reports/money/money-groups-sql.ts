import type { Day, DonationGrouping, FeeGrouping, LedgerHead, PaymentMethod } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { BookedHead } from '../../../db/schema.ts';
import { sumsBetween } from '../../ledger/index.ts';

export type MoneyGrouping = FeeGrouping | DonationGrouping;

export interface Booked {
  head: Exclude<LedgerHead, 'held_for_refund'>;
  from?: Day | undefined;
  to?: Day | undefined;
  method?: PaymentMethod | undefined;
  currency?: string | undefined;
  /** A membership type or a donation purpose. */
  aboutId?: string | undefined;
  /** Of the fee (`fee`) or the donation (`donations`), whichever the head is about; null where nothing else is asked. */
  condition: RawBuilder<SqlBool> | null;
}

/** What a fee or a donation is about, whose it is, and where that person lives. */
const dues = {
  membership_fees: {
    due: sql`'fee'`,
    aboutId: sql`fee.membership_type_id`,
    detail: sql`fee.kind`,
    country: sql`people.country_id`,
    join: sql`join membership_fees as fee on fee.id = payments.fee_id`,
    joinPeople: sql`join all_members as payer on payer.id = fee.member_id
      join people on people.id = payer.person_id`,
  },
  donations: {
    due: sql`'donation'`,
    aboutId: sql`donations.purpose_id`,
    detail: sql`donations.donor_type`,
    country: sql`coalesce(people.country_id, donations.country_id)`,
    join: sql`join donations on donations.id = payments.donation_id`,
    joinPeople: sql`left join all_members as payer on payer.id = donations.member_id
      left join people on people.id = coalesce(payer.person_id, donations.person_id)`,
  },
};

const keys: Record<MoneyGrouping, RawBuilder<string>> = {
  day: sql`to_char(day, 'YYYY-MM-DD')`,
  week: sql`to_char(day, 'IYYY"-W"IW')`,
  month: sql`to_char(day, 'YYYY-MM')`,
  quarter: sql`to_char(day, 'YYYY"-Q"Q')`,
  year: sql`to_char(day, 'YYYY')`,
  method: sql`method`,
  currency: sql`currency`,
  type: sql`about_id::text`,
  purpose: sql`about_id::text`,
  kind: sql`detail`,
  donorType: sql`detail`,
  country: sql`coalesce(country_id::text, '')`,
  dzongkhag: sql`coalesce(dzongkhag, '')`,
};
export const keyOf = (grouping: MoneyGrouping | undefined) => (grouping ? keys[grouping] : sql<string>`''`);

const ofPlaces = new Set<MoneyGrouping | undefined>(['country', 'dzongkhag']);
const ofEachDue = new Set<MoneyGrouping | undefined>([...ofPlaces, 'kind', 'donorType']);

/** What is booked under a head and fits; the books, never the states of records, say what came in. */
export function bookedRows(what: Booked, under: BookedHead, groupings: (MoneyGrouping | undefined)[]) {
  const isKept = what.condition === null && !groupings.some((grouping) => ofEachDue.has(grouping));
  if (isKept) return keptSums(what, under, groupings);
  const asksPlaces = groupings.some((grouping) => ofPlaces.has(grouping));
  return postings(what, under, asksPlaces);
}

const ofDays = new Set<MoneyGrouping | undefined>(['day', 'week']);
const ofSubjects = new Set<MoneyGrouping | undefined>(['type', 'purpose']);

/** From the sums that are kept beside the ledger: fewer of them where nobody asks what the money was for. */
function keptSums(what: Booked, under: BookedHead, groupings: (MoneyGrouping | undefined)[]) {
  const { head, from, to, method, currency, aboutId } = what;
  const grain = groupings.some((grouping) => ofDays.has(grouping)) ? 'day' : 'month';
  const asksSubject = aboutId !== undefined || groupings.some((grouping) => ofSubjects.has(grouping));
  const conditions = [
    sumsBetween(from, to, grain),
    sql`head = ${under} and due = ${dues[head].due}`,
    ...(method ? [sql`method = ${method}`] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(aboutId ? [sql`about_id = ${aboutId}`] : []),
  ];
  return sql`select period as day, method, currency, ${asksSubject ? sql`about_id,` : sql``} amount, settled, reversed
    from ${sql.table(asksSubject ? 'ledger_sums' : 'ledger_totals')} where ${sql.join(conditions, sql` and `)}`;
}

/** What is asked of a line of the books, of its payment and of the fee or donation that it pays. */
export function postingConditions(what: Booked, under: BookedHead): RawBuilder<SqlBool> {
  const { head, from, to, method, currency, aboutId, condition } = what;
  const conditions = [
    sql`postings.head = ${under}`,
    ...(condition ? [condition] : []),
    ...(from ? [sql`postings.day >= ${from}::date`] : []),
    ...(to ? [sql`postings.day <= ${to}::date`] : []),
    ...(method ? [sql`postings.method = ${method}`] : []),
    ...(currency ? [sql`postings.currency = ${currency}`] : []),
    ...(aboutId ? [sql`${dues[head].aboutId} = ${aboutId}`] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** From the ledger itself, posting by posting, where something is asked of each fee or donation. */
function postings(what: Booked, under: BookedHead, asksPlaces: boolean) {
  const { aboutId, detail, country, join, joinPeople } = dues[what.head];
  return sql`select postings.day, postings.method, postings.currency, ${aboutId} as about_id, ${detail} as detail,
      ${asksPlaces ? sql`${country} as country_id, people.dzongkhag as dzongkhag,` : sql``}
      -entries.amount as amount, (postings.kind = 'settle')::int as settled, (postings.kind = 'reverse')::int as reversed
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
    join payments on payments.id = postings.payment_id
    ${join} ${asksPlaces ? joinPeople : sql``}
    where ${postingConditions(what, under)}`;
}
