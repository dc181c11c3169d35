import { setTimeout as pause } from 'node:timers/promises';
import { donations, imports } from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';
import { promiseDonation, sendSlip } from './donations.ts';
import { today } from './fees.ts';
import { productUrl } from '../product/journey.ts';
import { pictureOf } from '../files/picture.ts';

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

async function sendBook(fields: Record<string, string | File>): Promise<{ importId: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { authorization: `Bearer ${await tokenOf('Administrator')}` };
  const address = `${productUrl()}/api${imports.donationPayments.path}`;
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The book was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { importId: string };
}

/** Donations by card from the book of the desk: what the simulated bank pays is no money, and is never settled. */
export async function cardDonationsOf(day: string, amounts: readonly string[]): Promise<void> {
  const rows = amounts.map((amount) => `Terminal at the desk,Butter lamps,${day},${amount},card`);
  const book = ['Donor,Purpose,Donated on,Amount,Method', ...rows].join('\r\n');
  const { importId } = await sendBook({ file: new File([book], 'cards.csv', { type: 'text/csv' }) });
  await sendBook({ importId, mode: 'commit' });
  const token = await tokenOf('Administrator');
  const stateOf = async () => (await ask(imports.get, { params: { id: importId } }, token)).state;
  while ((await stateOf()) !== 'done') await pause(200);
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
