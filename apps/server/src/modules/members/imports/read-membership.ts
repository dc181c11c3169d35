import { type Day, type EndReason, endReasons, paragraph, readMembershipCode } from '@kathok/contract';
import type { NewMember } from '../editing/insert-members.ts';
import type { MemberLookups, MembershipType, PaymentFrequency } from './member-lookups.ts';
import { words } from './words.en.ts';
import { type CellReader, wordLookup, plainWord, readDayCell, readPastDay } from '../../imports/index.ts';

type Membership = Omit<NewMember, 'id' | 'personId' | 'person'>;

/** Since when, of which kind, paid until when; null when it cannot be told. */
export function readMembership(reader: CellReader, lookups: MemberLookups): Membership | null {
  const type = readType(reader, lookups);
  const coverageEnd = readCoverageEnd(reader, lookups);
  const frequency = readFrequency(reader, lookups, type, coverageEnd === 'life');
  const joinedOn = readJoinedOn(reader, lookups.today);
  const ended = readEnd(reader, lookups.today);
  checkOrder(reader, joinedOn, coverageEnd, ended?.endedOn ?? null);
  if (!type || !frequency) return null;
  // "Lifetime" as the frequency of somebody in an old register says that it is paid.
  const isForLife =
    coverageEnd === 'life' || (frequency.months === 0 && coverageEnd === null && !saysNo(reader));
  const to = isForLife ? null : coverageEnd;
  return {
    membershipTypeId: type.id,
    paymentFrequencyId: frequency.id,
    joinedOn,
    ...readCode(reader),
    ...ended,
    coverage:
      isForLife || to !== null ? { from: joinedOn, to: to === 'life' ? null : to, source: 'import' } : null,
  };
}

function readType(reader: CellReader, lookups: MemberLookups): MembershipType | null {
  if (reader.line('membershipType') === undefined) {
    reader.problem('membershipType', 'required', words.required);
  }
  return reader.choose('membershipType', lookups.type, words.membershipType);
}

const yesNo = wordLookup({
  yes: true,
  y: true,
  true: true,
  1: true,
  life: true,
  lifetime: true,
  no: false,
  n: false,
  false: false,
  0: false,
});
const saysNo = (reader: CellReader) => yesNo(reader.line('isLifetime') ?? '') === false;

function readCoverageEnd(reader: CellReader, { today }: MemberLookups): Day | 'life' | null {
  const isLifetime = reader.choose('isLifetime', yesNo, words.isLifetime);
  const saysLife = /^life(time)?$/.test(plainWord(reader.line('paidUntil') ?? ''));
  if (isLifetime || saysLife) return 'life';
  return readDayCell(reader, 'paidUntil', today);
}

/** Where the sheet is silent: for life where it is paid for life, else the only rhythm the type has. */
function readFrequency(
  reader: CellReader,
  lookups: MemberLookups,
  type: MembershipType | null,
  isForLife: boolean,
): PaymentFrequency | null {
  const given = reader.choose('paymentFrequency', lookups.frequency, words.paymentFrequency);
  if (reader.line('paymentFrequency') !== undefined) {
    const isOffered =
      !given || !type || type.frequencyIds.length === 0 || type.frequencyIds.includes(given.id);
    if (!isOffered) reader.warn('paymentFrequency', 'noFee', words.noFee);
    return given;
  }
  const only = type?.frequencyIds.length === 1 ? lookups.frequencyById(type.frequencyIds[0]!) : undefined;
  const assumed = (isForLife ? lookups.frequency('life') : undefined) ?? only;
  if (type && !assumed) reader.problem('paymentFrequency', 'required', words.paymentFrequencyNeeded);
  return assumed ?? null;
}

function readJoinedOn(reader: CellReader, today: Day): Day {
  const day = readPastDay(reader, 'joinedOn', today);
  if (reader.line('joinedOn') === undefined) reader.warn('joinedOn', 'joinsToday', words.joinsToday);
  return day ?? today;
}

function readEnd(reader: CellReader, today: Day): { endReason: EndReason; endedOn: Day } | null {
  const endReason = reader.choose(
    'endReason',
    (word) => endReasons.find((reason) => reason === plainWord(word)),
    words.endReason,
  );
  const endedOn = readPastDay(reader, 'endedOn', today);
  const isHalf = (reader.line('endReason') === undefined) !== (reader.line('endedOn') === undefined);
  if (isHalf)
    reader.problem(reader.line('endReason') === undefined ? 'endReason' : 'endedOn', 'end', words.endWhole);
  return endReason && endedOn ? { endReason, endedOn } : null;
}

function checkOrder(
  reader: CellReader,
  joinedOn: Day,
  paidUntil: Day | 'life' | null,
  endedOn: Day | null,
): void {
  if (paidUntil !== null && paidUntil !== 'life' && paidUntil < joinedOn) {
    reader.problem('paidUntil', 'dateOrder', words.paidBeforeJoining);
  }
  if (endedOn !== null && endedOn < joinedOn)
    reader.problem('endedOn', 'dateOrder', words.endedBeforeJoining);
}

/** A code of the old register is kept where it is one of ours; otherwise it is not lost. */
function readCode(reader: CellReader): Pick<NewMember, 'membershipCode' | 'remarks'> {
  const remarks = reader.parse('remarks', paragraph(2000), reader.text('remarks'));
  const text = reader.line('membershipCode');
  if (text === undefined) return { remarks };
  const code = readMembershipCode(text);
  if (code !== null) return { membershipCode: code, remarks };
  reader.warn('membershipCode', 'newCode', words.newCode);
  return { remarks: withOldCode(remarks, text) };
}

export function withOldCode(remarks: string | null | undefined, code: string): string {
  return [remarks, words.oldCode(code)].filter(Boolean).join('\n').slice(0, 2000);
}
