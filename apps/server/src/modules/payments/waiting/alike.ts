import type { Candidate } from './alike.repository.ts';
import { isNear, type Likeness } from './doubts.ts';
import { shortestNear } from './near-numbers.ts';

type Looked = Pick<Candidate, 'id' | 'journalKey' | 'slipSha256' | 'submittedAt'>;

const late = 60 * 24 * 60 * 60 * 1000;
const shown = 5;
const isNearOnly = ({ likeness }: Likeness) => likeness === 'nearJournal';

/** The payments that look much like this one: what is exactly the same before what is only nearly so. */
export function alikeTo(payment: Looked, candidates: readonly Candidate[]): Likeness[] {
  const found = candidates.flatMap((candidate) => likenessOf(candidate, payment) ?? []);
  return [...found.filter((each) => !isNearOnly(each)), ...found.filter(isNearOnly)].slice(0, shown);
}

function likenessOf(candidate: Candidate, payment: Looked): Likeness | null {
  if (candidate.id === payment.id) return null;
  const due = candidate.feeId
    ? { dueKind: 'fee' as const, dueId: candidate.feeId }
    : { dueKind: 'donation' as const, dueId: candidate.donationId ?? '' };
  const found = (likeness: Likeness['likeness']) => ({ likeness, ...due, label: candidate.reference });
  if (candidate.slipSha256 !== null && candidate.slipSha256 === payment.slipSha256) return found('sameSlip');
  if (candidate.journalKey === null || payment.journalKey === null) return null;
  if (candidate.journalKey === payment.journalKey) return found('sameJournal');
  const isOfLate = candidate.submittedAt.getTime() > payment.submittedAt.getTime() - late;
  return isOfLate && isNearKey(candidate.journalKey, payment.journalKey) ? found('nearJournal') : null;
}

/** A slip of the pen in the number, or another name for the bank. */
function isNearKey(a: string, b: string): boolean {
  const [bankOfA, numberOfA = ''] = a.split(':');
  const [bankOfB, numberOfB = ''] = b.split(':');
  return bankOfA === bankOfB
    ? isNear(numberOfA, numberOfB)
    : numberOfA === numberOfB && numberOfA.length >= shortestNear;
}
