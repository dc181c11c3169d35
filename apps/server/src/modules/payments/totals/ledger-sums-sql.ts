import type { Day } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type SumPeriods, sumPeriods } from './sum-periods.ts';

/** The rows of `ledger_sums` that are all days between two; day by day where the days themselves are wanted. */
export function sumsBetween(
  from: Day | undefined,
  to: Day | undefined,
  finest: SumPeriods['grain'] = 'month',
): RawBuilder<SqlBool> {
  const periods = finest === 'day' ? [{ grain: finest, from, to }] : sumPeriods(from, to);
  const each = periods.map(({ grain, from: first, to: last }) => {
    const conditions = [
      sql`ledger_sums.grain = ${sql.lit(grain)}`,
      ...(first ? [sql`ledger_sums.period >= ${first}::date`] : []),
      ...(last ? [sql`ledger_sums.period <= ${last}::date`] : []),
    ];
    return sql`(${sql.join(conditions, sql` and `)})`;
  });
  return each.length > 0 ? sql`(${sql.join(each, sql` or `)})` : sql`false`;
}

/** A sum that was moved elsewhere leaves a row without postings behind. */
export const hasPostings = sql<SqlBool>`sum(settled + reversed) > 0`;
