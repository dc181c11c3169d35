import type { Ctx } from '../../../platform/context.ts';
import { namesOf } from '../named-keys.ts';
import { words } from '../words.en.ts';

/** What is said elsewhere on the paper. */
const saidElsewhere = new Set(['from', 'to', 'compareFrom', 'compareTo', 'groupBy', 'thenBy']);

const records = {
  membershipTypeId: 'type',
  purposeId: 'purpose',
  countryId: 'country',
  paymentFrequencyId: 'frequency',
} as const;

/** `Method: Cash`; whom a search or a filter by one person is about stays off the paper. */
export async function filtersInWords(ctx: Ctx, filters: Record<string, unknown>): Promise<string[]> {
  const said: string[] = [];
  for (const [name, value] of Object.entries(filters)) {
    const label = words.filters[name];
    if (value === undefined || label === undefined || saidElsewhere.has(name)) continue;
    const text = String(value);
    const record = records[name as keyof typeof records];
    const written = record ? (await namesOf(ctx, record))(text) : (words.filterValues[name]?.(value) ?? text);
    said.push(words.filter(label, written));
  }
  return said;
}
