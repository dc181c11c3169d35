import type { ImportField } from '../../imports/index.ts';

type Name = 'amount' | 'currency' | 'method' | 'bank' | 'journalNumber' | 'oldReceiptNumber';

const field = (
  name: Name,
  label: string,
  aliases: string[],
  hint: string,
  example: string,
  required = false,
): ImportField => ({ name, label, aliases, hint, example, required });

/** The columns that every book of payments has. The day is called otherwise for fees and for gifts. */
export const paymentFields: readonly ImportField[] = [
  field(
    'amount',
    'Amount',
    ['Sum', 'Amount paid', 'Amount (Nu.)', 'Nu', 'BTN', 'Total', 'དངུལ་འབོར'],
    'More than zero, at most two decimals',
    '1500.00',
    true,
  ),
  field('currency', 'Currency', ['Curr', 'Currency code'], 'BTN where it is empty', 'BTN'),
  field(
    'method',
    'Method',
    ['Payment method', 'Paid by', 'Mode', 'Mode of payment', 'Payment mode', 'Payment type', 'How paid'],
    'cash, cheque, bank deposit, mobile transfer or card',
    'cash',
    true,
  ),
  field('bank', 'Bank', ['Bank name', 'Name of bank'], 'Of a transfer, deposit or cheque', ''),
  field(
    'journalNumber',
    'Journal number',
    [
      'Journal',
      'Journal no',
      'Jrnl no',
      'Transaction number',
      'Transaction no',
      'Transaction ID',
      'Cheque no',
      'Cheque number',
      'RRN',
      'Reference no',
    ],
    'As the bank gives it; the same one cannot pay twice',
    '',
  ),
  field(
    'oldReceiptNumber',
    'Old receipt number',
    ['Receipt no', 'Receipt number', 'Receipt', 'Old receipt no', 'MR no', 'Money receipt no', 'Voucher no'],
    'Kept as it is; a number of the series of history is given where it is empty',
    'R-1042',
  ),
];
