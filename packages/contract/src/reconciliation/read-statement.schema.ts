import { z } from 'zod';
import { column } from '../imports/import.schema.ts';
import { line, upload } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { dayOrders } from './day-orders.ts';

export const statementPreview = z.object({
  columns: z.array(column),
  fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean(), hint: z.string() })),
  /** The columns are read as those of the last statement of this account. */
  isRemembered: z.boolean(),
  /** Some of the days that would be other days with the month first; none where the file tells its order. */
  ambiguousDays: z.array(z.string()),
  /** In which order they are read; null where that has to be said. */
  dayOrder: z.enum(dayOrders).nullable(),
  /** What is wrong with the columns or with a row, in words; null where the file can be read as it is. */
  problem: z.string().nullable(),
});
export type StatementPreview = z.output<typeof statementPreview>;

export const readStatementBody = z.strictObject({
  file: upload,
  /** The account of the centre, as staff call it; columns are remembered for it. */
  account: line(120),
  mode: z.enum(['preview', 'commit']).default('commit'),
  /** JSON: column name → field name, or null to leave the column out. */
  mapping: z.string().max(20_000).optional(),
  /** Settles a file whose days could be read either way; it is remembered with the columns. */
  dayOrder: emptyIsAbsent(z.enum(dayOrders, 'must be day_first or month_first')),
});
