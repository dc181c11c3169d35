import type { Day } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { hideFromPlanner } from '../../db/statements/hide-from-planner.ts';
import { type SumPeriods, sumPeriods } from './sum-periods.ts';

/** The rows of `ledger_sums` or `ledger_totals` that are all days between two; day by day where the days themselves are wanted. */
export const sumsBetween = (
  from: Day | undefined,
  to: Day | undefined,
  coarsest: SumPeriods['grain'] = 'month',
): RawBuilder<SqlBool> => areAmong(sumPeriods(from, to, coarsest), (day) => sql`${day}::date`);

/** The same of `ledger_totals`, where years are kept too: so few rows that one plan is kept for all days. */
export const totalsBetween = (
  from: Day | undefined,
  to: Day | undefined,
  coarsest: SumPeriods['grain'] = 'year',
): RawBuilder<SqlBool> => areAmong(sumPeriods(from, to, coarsest), (day) => hideFromPlanner(day, 'date'));

function areAmong(
  periods: readonly SumPeriods[],
  valueOf: (day: Day) => RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const each = periods.map(({ grain, from, to }) => {
    const conditions = [
      sql`grain = ${sql.lit(grain)}`,
      ...(from ? [sql`period >= ${valueOf(from)}`] : []),
      ...(to ? [sql`period <= ${valueOf(to)}`] : []),
    ];
    return sql`(${sql.join(conditions, sql` and `)})`;
  });
  return each.length > 0 ? sql`(${sql.join(each, sql` or `)})` : sql`false`;
}

/** A sum that was moved elsewhere leaves a row without postings behind. */
export const hasPostings = sql<SqlBool>`sum(settled + reversed) > 0`;
