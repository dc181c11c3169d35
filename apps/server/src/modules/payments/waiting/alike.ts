import type { Candidate } from './alike.repository.ts';
import { isNear, type Likeness } from './doubts.ts';
import { shortestNear } from './near-keys.ts';

type Looked = Pick<Candidate, 'id' | 'journalKey' | 'slipSha256' | 'submittedAt'>;

const late = 60 * 24 * 60 * 60 * 1000;
const shown = 5;

/** A payment that looks much like another. */
interface Alike extends Omit<Likeness, 'label'> {
  paymentId: string;
}

/** A journal key in its two parts. */
interface Journal {
  bank: string;
  number: string;
}

/** A payment of the screen, and what looks like it; of either kind no more than are shown. */
interface Found {
  payment: Looked;
  journal: Journal | null;
  same: Alike[];
  near: Alike[];
}

/**
 * For each payment of a screen those that look much like it, by its id: what is exactly the same before what is only nearly
 * so. Thousands of pairs are compared for a screen, so nothing is made for a pair that is not alike.
 */
export function findAlike(
  payments: readonly Looked[],
  candidates: readonly Candidate[],
): Map<string, Alike[]> {
  const all = payments.map((payment): Found => ({
    payment,
    journal: journalOf(payment),
    same: [],
    near: [],
  }));
  for (const candidate of candidates) {
    const journal = journalOf(candidate);
    for (const found of all) addIfAlike(found, candidate, journal);
  }
  return new Map(all.map(({ payment, same, near }) => [payment.id, [...same, ...near].slice(0, shown)]));
}

function journalOf({ journalKey }: Pick<Looked, 'journalKey'>): Journal | null {
  if (journalKey === null) return null;
  const [bank = '', number = ''] = journalKey.split(':');
  return { bank, number };
}

function addIfAlike(found: Found, candidate: Candidate, journal: Journal | null): void {
  const { payment, same, near } = found;
  if (candidate.id === payment.id || same.length === shown) return;
  if (candidate.slipSha256 !== null && candidate.slipSha256 === payment.slipSha256)
    same.push(alikeAs('sameSlip', candidate));
  else if (candidate.journalKey !== null && candidate.journalKey === payment.journalKey)
    same.push(alikeAs('sameJournal', candidate));
  else if (near.length < shown && isNearJournal(journal, found.journal) && isOfLate(candidate, payment))
    near.push(alikeAs('nearJournal', candidate, journal?.bank !== found.journal?.bank));
}

const alikeAs = (
  likeness: Alike['likeness'],
  { id, feeId, donationId }: Candidate,
  hasOtherBankName = false,
): Alike => ({
  likeness,
  hasOtherBankName,
  ...(feeId ? { dueKind: 'fee', dueId: feeId } : { dueKind: 'donation', dueId: donationId ?? '' }),
  paymentId: id,
});

const isOfLate = (candidate: Candidate, payment: Looked) =>
  candidate.submittedAt.getTime() > payment.submittedAt.getTime() - late;

/** A slip of the pen in the number, or another name for the bank. */
function isNearJournal(a: Journal | null, b: Journal | null): boolean {
  if (a === null || b === null) return false;
  return a.bank === b.bank
    ? isNear(a.number, b.number)
    : a.number === b.number && a.number.length >= shortestNear;
}
