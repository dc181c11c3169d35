import { addDays, type Day, dayOf, formatAmount } from '@kathok/contract';
import { pledgeBook } from '../../modules/pledges/index.ts';
import { readStatement } from '../../modules/reconciliation/index.ts';
import { ritualBook } from '../../modules/rituals/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { findWaiting } from './waiting.repository.ts';

interface Line {
  day: Day;
  text: string;
  journal: string;
  debit?: number;
  credit?: number;
}

/** The treasurer has uploaded the statement of the last weeks: most lines agree with what waits, and all is still to be decided. */
export async function seedStatement(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.now);
  const waiting = (await findWaiting(ctx.db)).map(
    ({ paidOn, amount, journalNumber, reference, payer }, at) => ({
      day: paidOn,
      text: `TRF FR ${payer ?? ''} ${at % 4 === 3 ? '' : reference}`.toUpperCase().trim(),
      journal: at % 5 === 4 ? swapped(journalNumber ?? '') : (journalNumber ?? ''),
      credit: amount,
    }),
  );
  const lines = [...waiting, ...otherLines(today)].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [account] = (await readSettings(ctx.db)).bankAccounts;
  const name = account ? `${account.bank} ${account.accountNumber}` : 'Bank of Bhutan';
  const file = new File([csvOf(lines)], 'bank-statement.csv', { type: 'text/csv' });
  const body = { file, account: name, mode: 'commit' as const };
  await readStatement(ctx, { params: {}, query: {}, body }, pledgeBook(ritualBook));
}

/** Money that came without a slip, and money that left. */
const otherLines = (today: Day): Line[] => [
  {
    day: addDays(today, -6),
    text: 'TRF FR TASHI PHUNTSHO / LAMPS FOR MOTHER',
    journal: '48107733',
    credit: 210_000,
  },
  {
    day: addDays(today, -5),
    text: 'CASH DEP PARO BR / CONSTRUCTION',
    journal: '48119020',
    credit: 1_500_000,
  },
  { day: addDays(today, -4), text: 'ELECTRICITY BILL', journal: '48120144', debit: 184_500 },
  { day: addDays(today, -2), text: 'SMS CHARGES', journal: '48125571', debit: 2_500 },
];

const swapped = (number: string) => number.replace(/(.)(.)$/, '$2$1');

const sum = (minor: number | undefined) => (minor === undefined ? '' : formatAmount(minor));

function csvOf(lines: readonly Line[]): string {
  const rows = lines.map(({ day, text, journal, debit, credit }) =>
    [day, `"${text.replaceAll('"', '')}"`, journal, sum(debit), sum(credit)].join(','),
  );
  return ['Date,Particulars,Journal No,Debit,Credit', ...rows].join('\r\n');
}
