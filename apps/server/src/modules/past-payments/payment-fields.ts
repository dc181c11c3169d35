import { importField, type ImportField } from '../imports/index.ts';

/** The columns that every book of payments has. The day is called otherwise for fees and for donations. */
export const paymentFields: readonly ImportField[] = [
  importField(
    'amount',
    'Amount',
    ['Sum', 'Amount paid', 'Amount (Nu.)', 'Nu', 'BTN', 'Total', 'དངུལ་འབོར'],
    'More than zero, at most two decimals',
    '1500.00',
    true,
  ),
  importField('currency', 'Currency', ['Curr', 'Currency code'], 'BTN where it is empty', 'BTN'),
  importField(
    'method',
    'Method',
    ['Payment method', 'Paid by', 'Mode', 'Mode of payment', 'Payment mode', 'Payment type', 'How paid'],
    'cash, cheque, bank deposit, mobile transfer or card',
    'cash',
    true,
  ),
  importField('bank', 'Bank', ['Bank name', 'Name of bank'], 'Of a transfer, deposit or cheque', ''),
  importField(
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
  importField(
    'oldReceiptNumber',
    'Old receipt number',
    ['Receipt no', 'Receipt number', 'Receipt', 'Old receipt no', 'MR no', 'Money receipt no', 'Voucher no'],
    'Kept as it is; a number of the series of history is given where it is empty',
    'R-1042',
  ),
];
