import { format } from '../../../language/format.ts';
import { titles } from '../titles.en.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage('features/reports/closings/words', {
  title: titles.closing,
  lead: 'Count the cash box against the cash booked on a day, and close the day',
  day: 'Day',
  currency: 'Currency',
  booked: 'Booked',
  counted: 'Counted',
  opening: 'Opening cash',
  difference: 'Difference',
  none: 'None',
  missing: (sum: string) => `${sum} missing`,
  surplus: (sum: string) => `${sum} over`,

  people: {
    title: 'Cash by person',
    titleClosed: 'Cash by person at closing',
    person: 'Recorded by',
    received: 'Received',
    returned: 'Refunded',
    booked: 'Booked',
    nobody: 'Import or system',
    total: 'Total',
    empty: 'No cash was booked on this day.',
  },
  heads: { fees: 'Fees', donations: 'Donations', held: 'Held for refund' },

  count: {
    title: 'Count the cash',
    openingHint: 'In the box before the first payment, if any',
    openingFrom: (day: string) =>
      `Counted when ${format.day(day)} was closed. Change it if some was taken out.`,
    countedHint: 'Everything in the box',
    countedFromNotes: 'The sum of the notes below',
    notes: 'Count by note',
    note: (value: string) => `Nu. ${value}`,
    remark: 'Remark',
    remarkHint: 'Say what you know about the difference',
    countedMissing: 'Enter the cash you counted',
    openingWrong: 'Enter a sum, such as 500 or 500.50',
    remarkMissing: 'Say why the cash differs from the books',
    notANumber: 'Whole numbers only',
    final: 'A closed day cannot be changed. Later corrections are shown beside it.',
    notCounted: 'Not counted yet',
    close: (day: string, counted: string | null) =>
      counted === null ? `Close ${format.day(day)}` : `Close ${format.day(day)} with ${counted}`,
    noCash: {
      title: (day: string) => `No cash was booked on ${format.day(day)}`,
      text: 'Was no cash taken in on this day? A closed day cannot be changed.',
    },
    closing: 'Closing…',
    done: 'The day is closed',
    mayNot: 'This day is not closed yet.',
  },

  closed: {
    title: 'Closed',
    by: 'Closed by',
    at: 'Closed',
    notes: 'Notes',
    note: (count: string, value: string) => `${count} × ${value}`,
    remark: 'Remark',
  },
  changed: {
    title: 'Changed since closing.',
    text: (booked: string, difference: string) =>
      `Cash of this day was booked or reversed after it was closed. Booked now: ${booked}. Difference now: ${difference}.`,
  },

  recent: {
    title: 'Latest days with cash',
    open: 'Open',
    closed: 'Closed',
    changed: 'Changed since closing',
  },
  print: 'Print (PDF)',
});
