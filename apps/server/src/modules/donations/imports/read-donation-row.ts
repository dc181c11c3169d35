import {
  type Day,
  dedicatedNameText,
  donorDetails,
  formatAmount,
  identityNumber,
  line,
  mostDedicatedNames,
  name,
  paragraph,
  personInput,
} from '@kathok/contract';
import type { NewDedication } from '../donation.repository.ts';
import { donationFields } from './donation-fields.ts';
import type { DonationPurpose, PastDonation } from './past-donation.ts';
import { words } from './words.en.ts';
import {
  CellReader,
  type Cells,
  type RowAsRead,
  choiceWords,
  plainWord,
  readDayCell,
  readPhone,
  wordLookup,
} from '../../imports/index.ts';
import { paymentImportWords, readPayment, readSought } from '../../past-payments/index.ts';

interface Lookups {
  today: Day;
  purposes: readonly DonationPurpose[];
  rituals: readonly { id: string; name: string }[];
}

const yesNo = wordLookup({
  yes: true,
  y: true,
  true: true,
  1: true,
  no: false,
  n: false,
  false: false,
  0: false,
});
/** The details of a donor that a book has a column for, beside those that take more than a rule to read. */
const otherDetails = donorDetails
  .filter((field) => field !== 'identityType' && field !== 'identityNumber' && field !== 'phone')
  .filter((field) => donationFields.some(({ name: column }) => column === field));
const namesNobody = wordLookup({ anonymous: true, unknown: true, nameless: true, wellwisher: true });

/** One row of a book of donations, with everything that is wrong or doubtful about it. */
export function readDonationRow(cells: Cells, lookups: Lookups): RowAsRead<PastDonation> {
  const reader = new CellReader(cells);
  const donor = readDonor(reader);
  const purpose = readPurpose(reader, lookups);
  const payment = readPayment(reader, 'donatedOn', lookups.today);
  const dedication = readDedication(reader, lookups, purpose);
  const message = reader.parse('message', paragraph(1000), reader.text('message'));
  const { problems, warnings } = reader;
  const row =
    payment && purpose && problems.length === 0 ? { ...donor, purpose, message, dedication, payment } : null;
  return { row, shown: row ? asUnderstood(row, cells) : asFound(cells), problems, warnings };
}

function readDonor(reader: CellReader) {
  const found = readSought(reader, 'donorName');
  reader.parse('donorName', name);
  if (found.identityNumber !== null) reader.parse('identityNumber', identityNumber, found.identityNumber);
  const saysNobody = found.name !== null && namesNobody(found.name) === true;
  const sought = saysNobody ? { ...found, name: null } : found;
  const isAnonymous = reader.choose('anonymous', yesNo, words.anonymous) ?? saysNobody;
  const isSomebody = ['membershipCode', 'identityNumber', 'donorName'].some(
    (field) => reader.line(field) !== undefined,
  );
  if (!isSomebody && !isAnonymous) reader.problem('donorName', 'donor', words.donorNeeded);
  const details: PastDonation['details'] = { phone: readPhone(reader, null) };
  for (const field of otherDetails) details[field] = reader.parse(field, personInput[field]) ?? null;
  return { sought, isAnonymous, details };
}

function readPurpose(reader: CellReader, { purposes }: Lookups): DonationPurpose | null {
  if (reader.line('purpose') === undefined)
    reader.problem('purpose', 'required', paymentImportWords.required);
  const known = purposes.map((purpose) => purpose.name).join(', ');
  return reader.choose(
    'purpose',
    (word) => purposes.find((purpose) => plainWord(purpose.name) === plainWord(word)),
    words.purpose(known),
  );
}

function readDedication(
  reader: CellReader,
  { today, rituals }: Lookups,
  purpose: DonationPurpose | null,
): NewDedication | null {
  const offering = reader.parse('offering', line(120));
  const names = (reader.line('names') ?? '')
    .split(/[;\n]/)
    .map(readName)
    .filter((each) => each.name !== '');
  if (
    names.length > mostDedicatedNames ||
    names.some((each) => !dedicatedNameText.safeParse(each.name).success)
  )
    reader.problem('names', 'names', words.names);
  const readOn = readDayCell(reader, 'readOn', today);
  const ritual = readRitual(reader, rituals);
  if (ritual && readOn === null) reader.problem('readOn', 'required', words.dayNeeded);
  if (offering === null && names.length === 0 && readOn === null) return null;
  return {
    offering: offering ?? ritual?.name ?? purpose?.name ?? '',
    names,
    readOn,
    ...(ritual && { ritualId: ritual.id }),
  };
}

function readRitual(reader: CellReader, rituals: Lookups['rituals']) {
  const known = rituals.map(({ name }) => name).join(', ');
  return reader.choose(
    'ritual',
    (word) => rituals.find(({ name }) => plainWord(name) === plainWord(word)),
    words.ritual(known),
  );
}

const late = /^(late|†)\s+|\s*\((late|deceased|†)\)$|\s*†$/i;
const readName = (text: string) => ({
  name: text.trim().replace(late, '').trim(),
  living: !late.test(text.trim()),
});

function asUnderstood(row: PastDonation, cells: Cells): Record<string, string | null> {
  const { sought, details, isAnonymous, purpose, payment, dedication } = row;
  return {
    ...asFound(cells),
    donorName: sought.name,
    membershipCode: sought.membershipCode,
    identityNumber: sought.identityNumber,
    phone: details.phone ?? null,
    anonymous: choiceWords[isAnonymous ? 'yes' : 'no'] ?? null,
    purpose: purpose.name,
    donatedOn: payment.paidOn,
    amount: formatAmount(payment.amount),
    currency: payment.currency,
    method: choiceWords[payment.method] ?? null,
    offering: dedication?.offering ?? null,
    names: dedication?.names.map((each) => each.name).join('; ') || null,
    readOn: dedication?.readOn ?? null,
  };
}

const asFound = (cells: Cells) =>
  Object.fromEntries(donationFields.map((field) => [field.name, cells.get(field.name)?.trim() || null]));
