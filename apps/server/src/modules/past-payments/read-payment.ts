import {
  amount,
  currency,
  type Day,
  defaultCurrency,
  line,
  paragraph,
  type PaymentMethod,
  withoutGrouping,
} from '@kathok/contract';
import type { PastPayment } from './past-payment.ts';
import { words } from './words.en.ts';
import { type CellReader, isCutOff, wordLookup, plainDigits, readPastDay } from '../imports/index.ts';

const methodOf = wordLookup<PaymentMethod>({
  cash: 'cash',
  cheque: 'cheque',
  check: 'cheque',
  chq: 'cheque',
  bankdeposit: 'bank_deposit',
  deposit: 'bank_deposit',
  cashdeposit: 'bank_deposit',
  bank: 'bank_deposit',
  mobiletransfer: 'mobile_transfer',
  banktransfer: 'mobile_transfer',
  transfer: 'mobile_transfer',
  mobile: 'mobile_transfer',
  mobilebanking: 'mobile_transfer',
  online: 'mobile_transfer',
  mbob: 'mobile_transfer',
  mpay: 'mobile_transfer',
  qr: 'mobile_transfer',
  card: 'card',
  pos: 'card',
});

/** The money of a row; null when something about it is wrong. */
export function readPayment(reader: CellReader, dayField: string, today: Day): PastPayment | null {
  const written = needed(reader, 'amount');
  const sum = reader.parse('amount', amount, written && withoutGrouping(plainDigits(written)));
  needed(reader, 'method');
  const method = reader.choose('method', methodOf, words.method);
  needed(reader, dayField);
  const paidOn = readPastDay(reader, dayField, today);
  const rest = {
    currency: reader.parse('currency', currency) ?? defaultCurrency,
    bank: reader.parse('bank', line(80)),
    journalNumber: readNumber(reader, 'journalNumber'),
    oldNumber: readOldNumber(reader),
    remarks: reader.parse('remarks', paragraph(1000), reader.text('remarks')),
  };
  return sum === null || method === null || paidOn === null ? null : { amount: sum, method, paidOn, ...rest };
}

function needed(reader: CellReader, field: string): string | undefined {
  const text = reader.line(field);
  if (text === undefined) reader.problem(field, 'required', words.required);
  return text;
}

function readNumber(reader: CellReader, field: string): string | null {
  if (isCutOff(reader.line(field) ?? '')) {
    reader.problem(field, 'cutOff', words.cutOff);
    return null;
  }
  return reader.parse(field, line(40));
}

/** KM/R/2026/000123, KM/SIM/2026/000123, KM/H/000123: the books here give these, and no other may. */
const ourNumber = /^[^/]+\/((R|SIM)\/\d{4}|H)\/\d+$/i;

function readOldNumber(reader: CellReader): string | null {
  const number = readNumber(reader, 'oldReceiptNumber');
  if (number !== null && ourNumber.test(number)) {
    reader.problem('oldReceiptNumber', 'oldReceiptNumber', words.ourNumber);
    return null;
  }
  return number;
}
