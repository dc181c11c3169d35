import type { ImportField } from '../../imports/index.ts';
import { paymentFields } from '../../payments/index.ts';

const field = (
  name: string,
  label: string,
  aliases: string[],
  hint: string,
  example: string,
  required = false,
): ImportField => ({ name, label, aliases, hint, example, required });

/** The columns of a book of fees. */
export const feeFields: readonly ImportField[] = [
  field(
    'membershipCode',
    'Membership code',
    [
      'Member code',
      'Code',
      'Membership no',
      'Membership number',
      'Member no',
      'Member ID',
      'Membership ID',
      'འཐུས་མིའི་ཨང',
    ],
    'Of the member who paid; or give the CID',
    'KM-0000018',
  ),
  field(
    'identityNumber',
    'CID or other identity number',
    [
      'CID',
      'CID no',
      'CID number',
      'Citizenship ID',
      'ID no',
      'Identity number',
      'Passport',
      'Passport no',
      'ངོ་སྤྲོད་ལག་ཁྱེར་ཨང',
    ],
    'Where there is no code',
    '',
  ),
  field(
    'name',
    'Name',
    ['Full name', 'Member name', 'Name of member', 'མིང'],
    'Only compared with the register',
    '',
  ),
  field(
    'paidOn',
    'Paid on',
    [
      'Date',
      'Payment date',
      'Date of payment',
      'Paid date',
      'Receipt date',
      'Deposit date',
      'Transaction date',
    ],
    'Day, month, year',
    '25/02/2024',
    true,
  ),
  ...paymentFields,
  field(
    'kind',
    'Kind',
    ['Fee kind', 'Fee type', 'For'],
    'renewal, or registration; renewal where it is empty',
    'renewal',
  ),
  field(
    'paymentFrequency',
    'Payment frequency',
    ['Frequency', 'Payment period', 'Paid every'],
    'Monthly, Yearly, Lifetime …; that of the member where it is empty',
    'Yearly',
  ),
  field(
    'periods',
    'Periods',
    ['No of periods', 'Number of periods', 'Years paid'],
    'How many times; 1 where it is empty',
    '1',
  ),
  field(
    'periodFrom',
    'Period from',
    ['From', 'Valid from', 'Covers from', 'Start date'],
    'The first day it was paid for; found by the day of payment where it is empty',
    '',
  ),
  field(
    'periodTo',
    'Period to',
    ['To', 'Valid until', 'Valid till', 'Valid upto', 'Paid until', 'Covers to', 'End date'],
    'The last day it was paid for, or “life”',
    '',
  ),
  field('remarks', 'Remarks', ['Remark', 'Notes', 'Note', 'Comment'], 'Only staff read this', ''),
];
