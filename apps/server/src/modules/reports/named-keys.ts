import type { MemberGrouping } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import type { MoneyGrouping } from './money/money-groups-sql.ts';
import { findNamesOf } from './money/money-report.repository.ts';

const tables = {
  type: 'membershipTypes',
  purpose: 'donationPurposes',
  country: 'countries',
  frequency: 'paymentFrequencies',
} as const;

/** How the groups of a grouping are called: those that are records by their names, all others by themselves. */
export async function namesOf(
  { db }: Pick<Ctx, 'db'>,
  grouping: MoneyGrouping | MemberGrouping | undefined,
): Promise<(key: string) => string> {
  const table = grouping && grouping in tables ? tables[grouping as keyof typeof tables] : undefined;
  if (!table) return (key) => key;
  const names = new Map((await findNamesOf(db, table)).map(({ id, name }) => [id, name]));
  return (key) => names.get(key) ?? '';
}
