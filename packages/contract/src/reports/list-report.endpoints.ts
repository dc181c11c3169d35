import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { day } from '../values/days/days.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageMeta, pageQuery } from '../values/page.ts';
import { reportFormats } from './report-formats.ts';
import { listReportNames } from './list-report-names.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const params = z.strictObject({ name: z.enum(listReportNames) });
/** Each has a usual period; those about a year look at the one of `from`. */
const period = { from: emptyIsAbsent(day), to: emptyIsAbsent(day) };

export const columnKinds = ['text', 'number', 'amount', 'day', 'percent'] as const;

const listReport = z.object({
  columns: z.array(z.object({ heading: z.string(), kind: z.enum(columnKinds) })),
  /** Sums as "1500.00", days as 2026-03-05, in the order of the columns. */
  data: z.array(z.array(z.string().nullable())),
  totals: z.array(z.array(z.string().nullable())),
  /** The days that were looked at. */
  period: z.object({ from: day.nullable(), to: day.nullable() }),
  meta: pageMeta,
});
export type ListReport = z.output<typeof listReport>;

const year = z.coerce.number<string | number>().int().min(1900).max(2199);

const incomeOfYear = z.object({
  currency: z.string(),
  membershipFees: amountText,
  donations: amountText,
  /** Money that came for what was not owed any more, and was not returned. */
  otherCollections: amountText,
  total: amountText,
});

export const registeredMember = z.object({
  cid: z.string().nullable(),
  name: z.string(),
  dzongkhag: z.string().nullable(),
  gewog: z.string().nullable(),
  village: z.string().nullable(),
  thramNumber: z.string().nullable(),
  houseNumber: z.string().nullable(),
  contact: z.string().nullable(),
  registrationDate: day,
});
export type RegisteredMember = z.output<typeof registeredMember>;

const records: Records = { reads: 'any' };
export const listReports = withRecords(records, {
  show: endpoint({
    method: 'GET',
    path: '/reports/lists/:name',
    access: can('read', 'Report'),
    summary: 'One of the ready-made lists, paged; those with names need read Member or read Donation too',
    params,
    query: pageQuery(['default'], period),
    response: listReport,
  }),
  export: endpoint({
    method: 'GET',
    path: '/reports/lists/:name/export',
    access: can('export', 'Report'),
    summary: 'One of the ready-made lists as a sheet, CSV or PDF; streamed, and audited',
    params,
    query: z.strictObject({ format: z.enum(reportFormats, 'must be xlsx, csv or pdf'), ...period }),
    answersFile: true,
  }),
  regulator: endpoint({
    method: 'GET',
    path: '/reports/regulator/:year',
    access: can('export', 'Report'),
    summary:
      'The income of a year and the member register as the regulator’s system asks for them; with a format, as a file. Audited',
    stepUp: 'always',
    params: z.strictObject({ year }),
    query: z.strictObject({
      page: emptyIsAbsent(z.coerce.number<string | number>().int().min(1).max(1_000_000)),
      take: emptyIsAbsent(z.coerce.number<string | number>().int().min(1).max(100)),
      format: emptyIsAbsent(z.enum(['json', 'xlsx', 'csv'])),
    }),
    response: z.object({
      year: z.number().int(),
      income: z.array(incomeOfYear),
      register: paged(registeredMember),
    }),
    answersFile: true,
  }),
});
