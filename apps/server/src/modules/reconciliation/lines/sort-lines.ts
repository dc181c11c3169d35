import { type Day, type Pile, readPaymentReference } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readLine, type ReadLine } from '../matching/compare.ts';
import { matchLines, type Proposal } from '../matching/match-lines.ts';
import { findCandidates, findReferences } from './candidate.repository.ts';
import { findDeclined, findLines, type LineRow } from './line.repository.ts';

export interface SortedLine extends LineRow {
  pile: Pile;
  proposals: readonly Proposal[];
}

/**
 * Every line of a statement in its pile. It is worked out anew each time from what waits at that moment, so nothing that was proposed
 * yesterday is approved today.
 */
export async function sortLines(
  db: Db | Tx,
  statement: { id: string; firstDay: Day; lastDay: Day },
): Promise<SortedLine[]> {
  const lines = await findLines(db, statement.id);
  const open = lines.filter((line) => pileOf(line) === null);
  const read = open.map((line) => readLine(compared(line)));
  const references = [...new Set(read.flatMap(referencesIn))];
  const journals = [...new Set(read.flatMap((line) => line.journals))];
  const payments = await findCandidates(db, { ...statement, journals, references });
  const known = new Set((await findReferences(db, references)).map((code) => code.replace('-', '')));
  const declined = await findDeclined(db, statement.id);
  const standings = matchLines(open.map(compared), payments, {
    isDeclined: (lineId, paymentId) => declined.has(`${lineId} ${paymentId}`),
    isReference: (code) => known.has(code),
  });
  return lines.map((line) => {
    const standing = standings.get(line.id);
    const pile = pileOf(line) ?? standing?.pile ?? 'unmatched';
    return { ...line, pile, proposals: standing?.proposals ?? [] };
  });
}

const compared = ({ id, bookedOn, amount, journalNumber, description }: LineRow) => ({
  id,
  bookedOn,
  amount,
  journalNumber,
  text: description,
});

const referencesIn = ({ references }: ReadLine) =>
  references.flatMap((text) => readPaymentReference(text) ?? []);

/** What needs no matching; null for a credit that is open. */
function pileOf({ decisionId, earlierId, amount }: LineRow): Pile | null {
  if (decisionId !== null) return 'decided';
  if (earlierId !== null) return 'double';
  return amount < 0 ? 'out' : null;
}
