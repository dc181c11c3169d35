import {
  compare,
  type ComparedLine,
  type ComparedPayment,
  type Evidence,
  readLine,
  type ReadLine,
  readPayment,
  type ReadPayment,
} from './compare.ts';
import { indexCandidates, mostDays, mostProposals, nearDays } from './candidates.ts';

/** A payment that a line may be, and how they agree. */
export interface Proposal {
  paymentId: string;
  evidence: Evidence;
  /** What it was approved for, elsewhere or before; null while it waits. */
  approvedFor: number | null;
  /** Approved since the statement was read. */
  isMeanwhile: boolean;
}

/** What is known of a credit: surely one payment, paid and counted before, perhaps one of some, or nothing. */
export type Standing =
  | { pile: 'sure' | 'double'; proposals: [Proposal] }
  | { pile: 'doubtful' | 'unmatched'; proposals: Proposal[] };

interface Pair {
  evidence: Evidence;
  line: ReadLine;
  payment: ReadPayment;
}

interface MatchOptions {
  /** Pairs that somebody has looked at and declined. */
  isDeclined?: (lineId: string, paymentId: string) => boolean;
  /** Whether a code is the reference of any fee or donation, also of one that nothing waits for. */
  isReference?: (code: string) => boolean;
}

export const isNearDay = ({ daysLater }: Evidence) =>
  daysLater >= nearDays.first && daysLater <= nearDays.last;
const isSameWeek = ({ daysLater }: Evidence) => Math.abs(daysLater) <= mostDays;
const isIdentified = ({ journal, reference }: Evidence) => journal === 'same' || reference === 'same';
const isContradicted = ({ journal, reference }: Evidence) =>
  journal === 'near' || journal === 'differs' || reference === 'other';

/** Number or reference, amount and day agree, and nothing speaks against it. That it is the only one has to be seen from all lines. */
const agreesInAll = (evidence: Evidence): boolean =>
  isIdentified(evidence) && !isContradicted(evidence) && evidence.amount === 'same' && isNearDay(evidence);

/** Worth a person's look. */
function isWorthALook(evidence: Evidence): boolean {
  if (isIdentified(evidence)) return true;
  if (evidence.amount === 'differs' || !isSameWeek(evidence)) return false;
  const isMistyped = evidence.journal === 'near' || evidence.reference === 'near';
  if (isMistyped || evidence.sender === 'fits') return true;
  return isNearDay(evidence) && !isContradicted(evidence);
}

/** What each credit of a statement is. Debits, and lines that were in an earlier statement, are not asked about. */
export function matchLines(
  lines: readonly ComparedLine[],
  payments: readonly ComparedPayment[],
  { isDeclined = () => false, isReference = () => false }: MatchOptions = {},
): Map<string, Standing> {
  const read = payments.map(readPayment);
  const codes = new Set(read.flatMap(({ code }) => code ?? []));
  const isKnown = (code: string) => codes.has(code) || isReference(code);
  const candidatesOf = indexCandidates(read, isDeclined);
  const pairs = lines.map(readLine).flatMap((line) =>
    [...candidatesOf(line)].flatMap((payment): Pair[] => {
      const evidence = compare(line, payment, isKnown);
      return isWorthALook(evidence) ? [{ line, payment, evidence }] : [];
    }),
  );
  const ofLine = grouped(pairs, ({ line }) => line.id);
  const waiting = pairs.filter(({ payment, evidence }) => !payment.isPaid && isIdentified(evidence));
  const claims = grouped(waiting, ({ payment }) => payment.id);
  const others: Others = {
    claimsOn: (paymentId) => claims.get(paymentId)?.length ?? 0,
    counted: new Set(pairs.filter(isCountedBefore).map(({ payment }) => payment.id)),
  };
  return new Map(lines.map(({ id }) => [id, standingOf(ofLine.get(id) ?? [], others)]));
}

/** What the other lines of the statement say. */
interface Others {
  /** How many lines a payment that waits is claimed by. */
  claimsOn: (paymentId: string) => number;
  /** Payments that are known to be the money of some line. */
  counted: ReadonlySet<string>;
}

function standingOf(pairs: readonly Pair[], { claimsOn, counted: countedOnes }: Others): Standing {
  const counted = pairs.find(isCountedBefore);
  const open = pairs.filter(({ payment }) => !payment.isPaid);
  const identified = open.filter(({ evidence }) => isIdentified(evidence));
  if (counted && identified.length === 0) return { pile: 'double', proposals: [toProposal(counted)] };
  const [only, ...others] = identified;
  if (
    only &&
    others.length === 0 &&
    !counted &&
    agreesInAll(only.evidence) &&
    claimsOn(only.payment.id) === 1
  )
    return { pile: 'sure', proposals: [toProposal(only)] };
  // A payment that was approved elsewhere keeps its line: it would else be counted once more, as money without a slip.
  const approved = pairs.filter((pair) => isApprovedElsewhere(pair) && !countedOnes.has(pair.payment.id));
  const proposals = [...open, ...approved]
    .toSorted((a, b) => weightOf(b.evidence) - weightOf(a.evidence))
    .map(toProposal);
  return {
    pile: proposals.length > 0 ? 'doubtful' : 'unmatched',
    proposals: proposals.slice(0, mostProposals),
  };
}

/**
 * The payment was verified before the statement came. The same reference with another number, or once the payment has its line, is
 * a second transfer, and no double.
 */
function isCountedBefore({ payment, evidence }: Pair): boolean {
  if (!payment.isPaid || evidence.amount === 'differs') return false;
  if (evidence.journal === 'same') return true;
  return (
    evidence.reference === 'same' &&
    evidence.journal === 'absent' &&
    !payment.isMatched &&
    isSameWeek(evidence)
  );
}

/** Approved for another sum or by another number than the line has, and nobody has said yet which line it is. */
function isApprovedElsewhere({ payment, evidence }: Pair): boolean {
  if (!payment.isPaid || payment.isMatched) return false;
  return payment.isMeanwhile || evidence.journal === 'same' || isSameWeek(evidence);
}

const toProposal = ({ payment, evidence }: Pair): Proposal => ({
  paymentId: payment.id,
  evidence,
  approvedFor: payment.isPaid ? payment.amount : null,
  isMeanwhile: payment.isMeanwhile,
});

function weightOf(evidence: Evidence): number {
  const told = { same: 8, near: 4, differs: 0, other: 0, absent: 0 };
  return (
    told[evidence.journal] +
    told[evidence.reference] +
    (evidence.amount === 'same' ? 4 : 0) +
    (evidence.sender === 'fits' ? 3 : 0) +
    (isNearDay(evidence) ? 2 : 0) -
    Math.min(Math.abs(evidence.daysLater), 30) / 30
  );
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
