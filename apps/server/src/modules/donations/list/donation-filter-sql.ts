import type { donations, InputOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { donationsOf } from './own-donations.repository.ts';
import { donationSearch } from './search-sql.ts';

type ListQuery = InputOf<typeof donations.list>['query'];
export type DonationFilters = Omit<ListQuery, 'page' | 'take' | 'sortBy' | 'order'>;
export type DonationFilter = RawBuilder<SqlBool>;

interface FilterContext {
  /** The prefix of the membership codes that are given now. */
  codePrefix: string;
  /** Whose donations are all that may be seen; undefined where all may. */
  only?: string | null | undefined;
  /** Also those that were taken out; nobody is shown them, but the books know them. */
  withRemoved?: boolean;
}

/** What was asked for, as one condition on `donations`. */
export function donationFilter(
  filters: DonationFilters,
  { codePrefix, only, withRemoved = false }: FilterContext,
): DonationFilter {
  const conditions: RawBuilder<SqlBool>[] = [shown({ withRemoved, isRemoved: filters.isRemoved })];
  const add = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<SqlBool> | null) => {
    const added = value === undefined ? null : condition(value);
    if (added) conditions.push(added);
  };
  add(only, (memberId) => (memberId === null ? sql`false` : donationsOf(memberId)));
  add(filters.donorType, (type) => sql`donations.donor_type = ${type}`);
  add(filters.memberId, donationsOf);
  add(filters.purposeId, (id) => sql`donations.purpose_id = ${id}`);
  add(filters.paymentStatus, (status) => sql`donations.payment_status = ${status}`);
  add(
    filters.method,
    (method) => sql`exists (select 1 from payments as decided
      where decided.id = donations.deciding_payment_id and decided.method = ${method})`,
  );
  add(filters.from, (day) => sql`donations.donated_on >= ${day}::date`);
  add(filters.to, (day) => sql`donations.donated_on <= ${day}::date`);
  add(filters.minAmount, (amount) => sql`donations.amount >= ${amount}`);
  add(filters.maxAmount, (amount) => sql`donations.amount <= ${amount}`);
  add(filters.ids, (ids) => sql`donations.id in (${sql.join(ids)})`);
  add(filters.q, (q) =>
    donationSearch(q, { codePrefix, withRemoved: withRemoved || filters.isRemoved === true }),
  );
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** What was taken out with an import comes back with no single donation. */
const shown = ({ withRemoved, isRemoved }: { withRemoved: boolean; isRemoved: boolean | undefined }) => {
  if (withRemoved) return sql<SqlBool>`true`;
  return isRemoved
    ? sql<SqlBool>`donations.deleted_at is not null and donations.import_id is null`
    : sql<SqlBool>`donations.deleted_at is null`;
};
