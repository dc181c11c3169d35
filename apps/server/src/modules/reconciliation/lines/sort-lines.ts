import { type Day, type Pile, readPaymentReference } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { PledgeBook, RecognisedLine } from '../../pledges/index.ts';
import { readLine, type ReadLine } from '../matching/compare.ts';
import { matchLines, type Proposal, type Standing } from '../matching/match-lines.ts';
import { findCandidates, findReferences } from './candidate.repository.ts';
import { findDeclined, findLines, type LineRow } from './line.repository.ts';

export interface SortedLine extends LineRow {
  pile: Pile;
  /** Decided, or approved elsewhere, since the statement was read. */
  isDone: boolean;
  proposals: readonly Proposal[];
  /** What it tells about the pledge it came for; only in the pile of these. */
  recognised: RecognisedLine | null;
}

/**
 * Every line of a statement in its pile. It is worked out anew each time from what waits at that moment, so nothing that was proposed
 * yesterday is approved today.
 */
export async function sortLines(
  db: Db | Tx,
  statement: { id: string; firstDay: Day; lastDay: Day; createdAt: Date },
  pledges: PledgeBook,
): Promise<SortedLine[]> {
  const lines = await findLines(db, statement.id);
  const knownPile = pilesKnown(lines);
  const open = lines.filter(({ id }) => !knownPile.has(id));
  const read = open.map((line) => readLine(compared(line)));
  const references = [...new Set(read.flatMap(referencesIn))];
  const journals = [...new Set(read.flatMap((line) => line.journals))];
  const payments = await findCandidates(db, {
    ...statement,
    readAt: statement.createdAt,
    journals,
    references,
  });
  const meanwhile = new Set(payments.filter(({ isMeanwhile }) => isMeanwhile).map(({ id }) => id));
  const known = new Set((await findReferences(db, references)).map((code) => code.replace('-', '')));
  const declined = await findDeclined(db, statement.id);
  const standings = matchLines(open.map(compared), payments, {
    isDeclined: (lineId, paymentId) => declined.has(`${lineId} ${paymentId}`),
    isReference: (code) => known.has(code),
  });
  const loose = open.filter(({ id }) => !isFound(standings.get(id)));
  const pledged = await pledges.pledgesOnLines(db, loose);
  return lines.map((line) => {
    const standing = standings.get(line.id);
    const recognised = forPledge(pledged.get(line.id), standing);
    const pile = knownPile.get(line.id) ?? (recognised ? 'pledge' : (standing?.pile ?? 'unmatched'));
    const proposals = standing?.proposals ?? [];
    const isApproved = pile === 'double' && proposals.some(({ paymentId }) => meanwhile.has(paymentId));
    return { ...line, pile, proposals, recognised, isDone: pile === 'decided' || isApproved };
  });
}

/** A number or a reference says which payment it is: it is that, whatever pledge it was for. */
const isFound = (standing: Standing | undefined): boolean =>
  standing !== undefined &&
  (standing.pile === 'sure' ||
    standing.pile === 'double' ||
    standing.proposals.some(({ evidence }) => evidence.journal === 'same' || evidence.reference === 'same'));

/** Where a payment for the same pledge waits among the proposals, somebody has to say whether the line is that one. */
function forPledge(found: RecognisedLine | undefined, standing: Standing | undefined): RecognisedLine | null {
  if (!found) return null;
  const waits = standing?.proposals.some(({ paymentId }) => paymentId === found.loose?.paymentId);
  return waits ? null : found;
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

/**
 * The piles of lines that need no matching. A line of an earlier statement counts as a double only once it is decided; until then it
 * is decided from here as well as from there. What stands twice in one file is asked about once.
 */
function pilesKnown(lines: readonly LineRow[]): Map<string, Pile> {
  const known = new Map<string, Pile>();
  const seen = new Set<string>();
  for (const line of lines) {
    const pile = line.amount < 0 ? 'out' : seen.has(line.originalId) ? 'double' : decidedPile(line);
    if (pile !== null) known.set(line.id, pile);
    seen.add(line.originalId);
  }
  return known;
}

/** What was decided before the statement was read asks nobody for a decision on it. */
function decidedPile({ decidedAt, earlierId, readAt }: LineRow): Pile | null {
  if (decidedAt === null) return null;
  return earlierId === null || decidedAt > readAt ? 'decided' : 'double';
}

/** Approved with the others that are sure, unless the same money may have been recorded by hand. */
export const isSureOfPledge = ({ pile, recognised }: SortedLine): boolean =>
  pile === 'pledge' && recognised !== null && recognised.loose === null;
