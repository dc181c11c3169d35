import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { day } from '../values/days/days.ts';
import { instant, line } from '../values/fields.ts';
import { defaultCurrency } from '../values/money/amounts.ts';
import { amountOrZero, amountText, currency } from '../values/money/money.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { noteValues } from './cash-count.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const noteCount = z.number('must be a number').int('must be a whole number').min(0).max(1_000_000);
const noteNames = noteValues.map((value) => `${value}` as const);
const notes = z.partialRecord(z.enum(noteNames), noteCount);

/** Cash that somebody at the desk took in and gave back; nobody for what an import or the system booked. */
const deskSum = z.object({
  userId: z.string().nullable(),
  name: z.string().nullable(),
  received: amountText,
  returned: amountText,
  booked: amountText,
});
export type DeskSum = z.output<typeof deskSum>;

const closing = z.object({
  booked: amountText,
  opening: amountText,
  counted: amountText,
  difference: amountText,
  notes: notes.nullable(),
  remark: z.string().nullable(),
  closedBy: z.string(),
  closedAt: instant,
  /** Who had booked what when the day was closed. */
  people: z.array(deskSum),
});
export type CashClosing = z.output<typeof closing>;

const cashDay = z.object({
  day,
  currency: z.string(),
  /** The currencies in which cash was booked on this day. */
  currencies: z.array(z.string()),
  booked: amountText,
  /** What it was for. */
  heads: z.object({ membershipFees: amountText, donations: amountText, heldForRefund: amountText }),
  people: z.array(deskSum),
  closing: closing.nullable(),
  /** What was counted when the box was closed the last time before this day: it is in the box when the day begins. */
  lastCounted: z.object({ day, counted: amountText }).nullable(),
  /** Where cash of the day was booked or taken back after it was closed: what the difference would be now. */
  changed: z.object({ booked: amountText, difference: amountText }).nullable(),
  /** The latest days with cash, newest first. */
  recent: z.array(
    z.object({
      day,
      booked: amountText,
      /** The difference at the closing; null for a day that is open. */
      difference: amountText.nullable(),
      isChanged: z.boolean(),
    }),
  ),
});
export type CashDay = z.output<typeof cashDay>;

const dayParams = z.strictObject({ day });
const inCurrency = { currency: emptyIsAbsent(currency) };

export const closeCashBody = z.strictObject({
  day,
  currency: currency.default(defaultCurrency),
  /** What the person who counts was shown; when it is another sum by now, nothing is closed. */
  booked: z.string('must be text').regex(/^-?\d{1,12}\.\d{2}$/, 'must be a sum, such as "1500.00"'),
  /** The cash that was in the box before the first payment of the day. */
  opening: amountOrZero.default(0),
  counted: amountOrZero,
  notes: notes.optional(),
  remark: line(300).optional(),
});

const records: Records = { reads: ['CashClosing', 'Fee', 'Donation'], touches: ['CashClosing'] };

/** The closing of the cash desk: what was counted in the box, against what was booked in cash on a day. */
export const cashClosings = withRecords(records, {
  get: endpoint({
    method: 'GET',
    path: '/reports/cash-closings/:day',
    access: can('read', 'Report'),
    summary: 'What was booked in cash on a day, by whom, and how the day was closed',
    params: dayParams,
    query: z.strictObject(inCurrency),
    response: cashDay,
  }),
  close: endpoint({
    method: 'POST',
    path: '/reports/cash-closings',
    access: can('update', 'Donation'),
    summary: 'Close the cash of a day with what was counted, once and for good; needs read Report too',
    body: closeCashBody,
    response: cashDay,
  }),
  print: endpoint({
    method: 'GET',
    path: '/reports/cash-closings/:day/print',
    access: can('export', 'Report'),
    summary: 'The closing of a day as PDF on A4; audited',
    params: dayParams,
    query: z.strictObject(inCurrency),
    answersFile: true,
  }),
});
