import { donations } from '@kathok/contract';
import { ask, tokenOf } from './api.ts';
import { promiseDonation, sendSlip } from './donations.ts';
import { today } from './fees.ts';
import { pictureOf } from './picture.ts';

/** A line of the bank, as its CSV file has it. */
export interface CsvLine {
  text: string;
  journalNumber: string;
  credit?: string;
  debit?: string;
}

let count = 0;
/** Eight digits that no other slip has. */
export function newJournalNumber(): string {
  count += 1;
  return `${String(Date.now()).slice(-6)}${String(count * 7).padStart(4, '0')}`;
}

/** A donation whose slip waits to be checked. */
export async function waitingDonation(donorName: string, amount: string) {
  const id = await promiseDonation(donorName, amount);
  const journalNumber = newJournalNumber();
  await sendSlip(id, journalNumber, pictureOf(Number(journalNumber.slice(-8))));
  const found = await ask(donations.get, { params: { id } }, await tokenOf('Treasurer'));
  return { id, journalNumber, reference: found.reference, amount };
}

/** Two digits change places. */
export const swapped = (number: string): string => number.replace(/(.)(.)$/, '$2$1');

/** A statement of today with these lines. */
export function statementOf(lines: readonly CsvLine[], name = 'statement.csv') {
  const rows = lines.map(({ text, journalNumber, credit = '', debit = '' }) =>
    [today(), text, journalNumber, debit, credit].join(','),
  );
  const buffer = Buffer.from(['Date,Particulars,Journal No,Debit,Credit', ...rows].join('\r\n'));
  return { name, mimeType: 'text/csv', buffer };
}
