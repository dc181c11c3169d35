import { type Day, formatAmount, periods } from '@kathok/contract';
import { feeFields } from './fee-fields.ts';
import type { PastFee } from './past-fee.ts';
import { words } from './words.en.ts';
import {
  CellReader,
  type Cells,
  type RowAsRead,
  choiceWords,
  plainWord,
  readDayCell,
  wordLookup,
} from '../../imports/index.ts';
import { readPayment, readSought } from '../../past-payments/index.ts';

export interface Frequency {
  id: string;
  name: string;
  months: number;
}
interface Lookups {
  today: Day;
  frequency: (word: string) => Frequency | undefined;
}

const kindOf = wordLookup<PastFee['kind']>({
  renewal: 'renewal',
  renew: 'renewal',
  membershipfee: 'renewal',
  fee: 'renewal',
  registration: 'registration',
  new: 'registration',
  joining: 'registration',
  registrationfee: 'registration',
});

/** One row of a book of fees, with everything that is wrong or doubtful about it. */
export function readFeeRow(cells: Cells, { today, frequency }: Lookups): RowAsRead<PastFee> {
  const reader = new CellReader(cells);
  const sought = readSought(reader, 'name');
  if (reader.line('membershipCode') === undefined && reader.line('identityNumber') === undefined)
    reader.problem('membershipCode', 'required', words.memberNeeded);
  const kind = reader.choose('kind', kindOf, words.kind) ?? 'renewal';
  const chosen = reader.choose('paymentFrequency', frequency, words.frequency);
  const count = reader.parse('periods', periods);
  if (chosen?.months === 0 && count !== null && count > 1)
    reader.problem('periods', 'periods', words.onceForLife);
  const days = readDays(reader, today);
  const payment = readPayment(reader, 'paidOn', today);
  const { problems, warnings } = reader;
  const row =
    payment && problems.length === 0
      ? { sought, kind, frequencyId: chosen?.id ?? null, periods: count, ...days, payment }
      : null;
  return { row, shown: row ? asUnderstood(row, cells, chosen) : asFound(cells), problems, warnings };
}

function readDays(reader: CellReader, today: Day): Pick<PastFee, 'from' | 'to'> {
  const from = readDayCell(reader, 'periodFrom', today);
  const isForLife = /^(for)?life(time)?$/.test(plainWord(reader.line('periodTo') ?? ''));
  const to = isForLife ? 'life' : readDayCell(reader, 'periodTo', today);
  if (to !== null && to !== 'life') {
    if (reader.line('periodFrom') === undefined) reader.problem('periodTo', 'period', words.fromNeeded);
    else if (from !== null && to < from) reader.problem('periodTo', 'dateOrder', words.order);
  }
  return { from, to };
}

function asUnderstood(
  row: PastFee,
  cells: Cells,
  frequency: Frequency | null,
): Record<string, string | null> {
  const { sought, kind, from, to, payment } = row;
  return {
    ...asFound(cells),
    membershipCode: sought.membershipCode,
    identityNumber: sought.identityNumber,
    kind: choiceWords[kind] ?? kind,
    paymentFrequency: frequency?.name ?? null,
    periodFrom: from,
    periodTo: to === null ? null : (choiceWords[to] ?? to),
    amount: formatAmount(payment.amount),
    currency: payment.currency,
    method: choiceWords[payment.method] ?? null,
    paidOn: payment.paidOn,
  };
}

const asFound = (cells: Cells) =>
  Object.fromEntries(feeFields.map(({ name }) => [name, cells.get(name)?.trim() || null]));
