import { importField, type ImportField } from '../../imports/index.ts';
import { fieldWords } from '../words.en.ts';

function field(
  name: keyof typeof fieldWords,
  aliases: string[],
  example: string,
  required = false,
): ImportField {
  const [label, hint] = fieldWords[name];
  return importField(name, label, aliases, hint, example, required);
}

/** What banks call the columns of a statement. */
export const statementFields: readonly ImportField[] = [
  field(
    'bookedOn',
    ['Transaction date', 'Txn date', 'Tran date', 'Trans date', 'Booking date', 'Posting date', 'Value date'],
    '2026-05-02',
    true,
  ),
  field(
    'description',
    [
      'Particulars',
      'Narration',
      'Details',
      'Transaction details',
      'Transaction description',
      'Transaction remarks',
      'Remarks',
    ],
    'TRF FR K CHODEN',
  ),
  field(
    'journalNumber',
    [
      'Journal',
      'Journal no',
      'Jrnl no',
      'Jrnl',
      'Chq/Ref no',
      'Cheque/Ref no',
      'Chq no/Ref no',
      'Cheque no',
      'Transaction number',
      'Transaction ID',
      'Txn id',
      'Tran id',
      'RRN',
      'RR no',
    ],
    '48291175',
  ),
  field('reference', ['Ref', 'Ref no', 'Reference no', 'Reference number', 'Payment reference'], 'K7M4-2QXP'),
  field('sender', ['From', 'Paid by', 'Payer', 'Remitter', 'Sender name', 'Counterparty'], 'K CHODEN'),
  field('credit', ['Credit', 'Credits', 'Deposit', 'Deposits', 'Credit amount', 'Cr', 'Paid in'], '1200.00'),
  field('debit', ['Debit', 'Debits', 'Withdrawal', 'Withdrawals', 'Debit amount', 'Dr', 'Paid out'], ''),
  field('amount', ['Transaction amount', 'Txn amount', 'Amount (Nu.)', 'Sum'], '1200.00'),
  field('direction', ['Dr/Cr', 'Cr/Dr', 'Type', 'Debit/Credit', 'Transaction type'], 'CR'),
];
