import { type ImportField, importField } from '../../imports/index.ts';
import { paymentFields } from '../../past-payments/index.ts';

/** The columns of a book of donations. */
export const donationFields: readonly ImportField[] = [
  importField(
    'donorName',
    'Donor name',
    ['Donor', 'Name', 'Full name', 'Name of donor', 'Received from', 'སྦྱིན་བདག་མིང'],
    'Of somebody who is no member; of a member it is only compared',
    'Pema Lhamo',
  ),
  importField(
    'membershipCode',
    'Membership code',
    ['Member code', 'Code', 'Membership no', 'Membership number', 'Member no', 'Member ID', 'Membership ID'],
    'Where a member gave',
    '',
  ),
  importField(
    'identityNumber',
    'CID or other identity number',
    ['CID', 'CID no', 'CID number', 'Citizenship ID', 'ID no', 'Identity number', 'Passport', 'Passport no'],
    'A member is found by it too',
    '11410001234',
  ),
  importField(
    'phone',
    'Phone',
    ['Phone no', 'Phone number', 'Mobile', 'Mobile no', 'Contact no'],
    '8 digits in Bhutan',
    '17123456',
  ),
  importField('email', 'E-mail', ['Email', 'Email address', 'Mail'], 'One address', ''),
  importField(
    'anonymous',
    'Anonymous',
    ['Is anonymous', 'Hide name', 'Nameless'],
    'yes where nobody is to be named; with a name or code it is only hidden on public lists',
    'no',
  ),
  importField(
    'purpose',
    'Purpose',
    ['Donation purpose', 'Donated for', 'Given for', 'Towards', 'Head'],
    'The name of one of the purposes',
    'Butter lamps',
    true,
  ),
  importField(
    'donatedOn',
    'Donated on',
    ['Date', 'Donation date', 'Date of donation', 'Given on', 'Paid on', 'Payment date', 'Receipt date'],
    'Day, month, year',
    '25/02/2024',
    true,
  ),
  ...paymentFields,
  importField(
    'offering',
    'Offering',
    ['Dedication offering', 'Kind of offering'],
    'Where it is dedicated; the purpose where it is empty',
    '',
  ),
  importField(
    'names',
    'Names',
    ['Dedication names', 'Dedicated to', 'Names to be read'],
    'Semicolons between them; (late) after those who have died',
    '',
  ),
  importField(
    'ritual',
    'Ritual',
    ['Ritual name', 'Prayer', 'Puja', 'Read at'],
    'The name of one of the rituals; among the prayers of the day where it is empty',
    '',
  ),
  importField(
    'readOn',
    'Read on',
    ['Dedication day', 'Dedication date', 'Day of reading'],
    'The day they are read out',
    '',
  ),
  importField('message', 'Message', ['Donor message', 'Remarks', 'Remark', 'Note'], 'Of the donor', ''),
];
