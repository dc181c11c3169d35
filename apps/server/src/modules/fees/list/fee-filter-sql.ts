import { endOf, type feeFilters, readPaymentReference, startOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { foundBy } from '../../../db/searching/ids-first.ts';
import { readSearch, type SearchTerms } from '../../../db/searching/search-terms.ts';
import { beginsWith } from '../../../db/searching/like-patterns.ts';
import { membersNamed, searchSql } from '../../members/index.ts';

type FeeFilters = { [Name in keyof typeof feeFilters]?: z.output<(typeof feeFilters)[Name]> } & {
  q?: string | undefined;
};

/** What was asked for, as conditions on `membership_fees as fee` and its `payments as deciding`. */
export function feeFilter(filters: FeeFilters, codePrefix: string): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  const add = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<SqlBool>) => {
    if (value !== undefined) conditions.push(condition(value));
  };
  add(filters.memberId, (id) => sql`fee.member_id = ${id}`);
  add(filters.kind, (kind) => sql`fee.kind = ${kind}`);
  // In the text, so that each status has a plan of its own, which is kept.
  add(filters.paymentStatus, (status) => sql`fee.payment_status = ${sql.lit(status)}`);
  add(filters.method, (method) => sql`deciding.method = ${method}`);
  add(filters.membershipTypeId, (id) => sql`fee.membership_type_id = ${id}`);
  add(
    filters.from,
    (day) => sql`case when fee.payment_status = 'paid' then deciding.paid_on >= ${day}::date
      else fee.created_at >= ${startOf(day)} end`,
  );
  add(
    filters.to,
    (day) => sql`case when fee.payment_status = 'paid' then deciding.paid_on <= ${day}::date
      else fee.created_at < ${endOf(day)} end`,
  );
  if (filters.q !== undefined && filters.q !== '') conditions.push(feeSearch(filters.q, codePrefix));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** By the numbers on the papers of a fee, or by whose it is, as a condition on `fee`; each is served by an index of its own. */
export function feeSearch(typed: string, codePrefix: string): RawBuilder<SqlBool> {
  const dense = typed.toUpperCase().replaceAll(/\s/g, '');
  const reference = readPaymentReference(typed);
  const terms = readSearch(typed);
  const lookUps = [
    ...(reference ? [sql`select id from membership_fees where reference = ${reference}`] : []),
    // Numbers of fees and receipts have a digit in them.
    ...(/\d/.test(dense)
      ? [
          sql`select id from membership_fees where fee_number = ${dense}`,
          sql`select payments.fee_id from receipts join payments on payments.id = receipts.payment_id
            where payments.fee_id is not null and receipt_number like ${beginsWith(dense)}`,
        ]
      : []),
    ...(terms ? [feesOf(terms, codePrefix)] : []),
  ];
  if (terms?.kind === 'name' && lookUps.length === 1)
    return sql`fee.member_id = any(array(${membersNamed(terms)}))`;
  return lookUps.length > 0 ? foundBy('fee.id', lookUps) : sql`false`;
}

const feesOf = (terms: SearchTerms, codePrefix: string) =>
  terms.kind === 'name'
    ? sql`select id from membership_fees where member_id = any(array(${membersNamed(terms)}))`
    : sql`select membership_fees.id from membership_fees
        join members on members.id = membership_fees.member_id
        join people on people.id = members.person_id
        where ${searchSql(terms, codePrefix)}`;
