import type { Candidate } from './alike.repository.ts';
import { isNear, type Likeness } from './doubts.ts';
import { nearKeys, shortestNear } from './near-keys.ts';

type Looked = Pick<Candidate, 'id' | 'journalKey' | 'slipSha256' | 'submittedAt'>;

const late = 60 * 24 * 60 * 60 * 1000;
const shown = 5;

/** A payment that looks much like another. */
interface Alike extends Omit<Likeness, 'label'> {
  paymentId: string;
}
const isNearOnly = ({ likeness }: Alike) => likeness === 'nearJournal';

/**
 * For each payment of a screen those that look much like it, by its id: what is exactly the same before what is only nearly
 * so. Only what shares a mark is compared, so that a long screen stays quick.
 */
export function findAlike(
  payments: readonly Looked[],
  candidates: readonly Candidate[],
): Map<string, Alike[]> {
  const marked = new Map<string, Looked[]>();
  for (const payment of payments)
    for (const mark of marksOf(payment)) marked.set(mark, [...(marked.get(mark) ?? []), payment]);
  const alike = new Map(payments.map(({ id }) => [id, [] as Alike[]]));
  for (const candidate of candidates) {
    const sharing = new Set(marksOf(candidate).flatMap((mark) => marked.get(mark) ?? []));
    for (const payment of sharing) alike.get(payment.id)?.push(...likenessOf(candidate, payment));
  }
  for (const [id, found] of alike)
    alike.set(
      id,
      [...found.filter((each) => !isNearOnly(each)), ...found.filter(isNearOnly)].slice(0, shown),
    );
  return alike;
}

/** Whatever is alike has one of these in common. */
function marksOf({ journalKey, slipSha256 }: Pick<Looked, 'journalKey' | 'slipSha256'>): string[] {
  return [
    ...(slipSha256 === null ? [] : [slipSha256]),
    ...(journalKey === null ? [] : [journalKey, numberOf(journalKey), ...nearKeys(journalKey)]),
  ];
}

const numberOf = (journalKey: string) => journalKey.slice(journalKey.indexOf(':') + 1);

function likenessOf(candidate: Candidate, payment: Looked): Alike[] {
  if (candidate.id === payment.id) return [];
  const due = candidate.feeId
    ? { dueKind: 'fee' as const, dueId: candidate.feeId }
    : { dueKind: 'donation' as const, dueId: candidate.donationId ?? '' };
  const found = (likeness: Alike['likeness']) => [{ likeness, ...due, paymentId: candidate.id }];
  if (candidate.slipSha256 !== null && candidate.slipSha256 === payment.slipSha256) return found('sameSlip');
  if (candidate.journalKey === null || payment.journalKey === null) return [];
  if (candidate.journalKey === payment.journalKey) return found('sameJournal');
  const isOfLate = candidate.submittedAt.getTime() > payment.submittedAt.getTime() - late;
  return isOfLate && isNearKey(candidate.journalKey, payment.journalKey) ? found('nearJournal') : [];
}

/** A slip of the pen in the number, or another name for the bank. */
function isNearKey(a: string, b: string): boolean {
  const [bankOfA, numberOfA = ''] = a.split(':');
  const [bankOfB, numberOfB = ''] = b.split(':');
  return bankOfA === bankOfB
    ? isNear(numberOfA, numberOfB)
    : numberOfA === numberOfB && numberOfA.length >= shortestNear;
}
