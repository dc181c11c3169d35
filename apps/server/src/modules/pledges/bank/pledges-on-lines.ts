import { addDays, daysBetween, type Day } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import {
  findByNumbers,
  findByPayers,
  findLoosePayments,
  type LearntPledge,
  type LoosePayment,
  type PledgeOfLine,
} from './line-pledges.repository.ts';
import { payerKey, pledgeNumbersIn } from './payer-key.ts';

/** A credit of the bank, as far as it tells for which pledge it came. */
export interface CreditLine {
  id: string;
  bookedOn: Day;
  amount: number;
  description: string;
}

/** Why a line is taken for money of a pledge. */
export interface PledgeEvidence {
  by: 'number' | 'payer';
  /** The words that told it. */
  found: string;
  sum: 'same' | 'differs';
}

export interface RecognisedLine {
  pledge: PledgeOfLine;
  evidence: PledgeEvidence;
  /** A payment for the same pledge and sum of these days that has no line: perhaps this very money. */
  loose: LoosePayment | null;
}

const looseDays = 10;

/** The lines that tell for which pledge they came, with what told it. What names two pledges tells nothing. */
export async function pledgesOnLines(
  db: Db | Tx,
  lines: readonly CreditLine[],
): Promise<Map<string, RecognisedLine>> {
  const read = lines.map((line) => ({
    line,
    numbers: pledgeNumbersIn(line.description),
    key: payerKey(line.description),
  }));
  const byNumber = await findByNumbers(db, [...new Set(read.flatMap(({ numbers }) => numbers))]);
  const byPayer = await findByPayers(db, [...new Set(read.flatMap(({ key }) => key ?? []))]);
  const numbered = new Map(byNumber.map((pledge) => [pledge.pledgeNumber, pledge]));
  const found = read.flatMap((one) => {
    const told = recognise(one, numbered, byPayer);
    return told ? [{ line: one.line, ...told }] : [];
  });
  if (found.length === 0) return new Map();
  const days = found.map(({ line }) => line.bookedOn).toSorted();
  const span = { from: addDays(days[0]!, -looseDays), to: addDays(days.at(-1)!, looseDays) };
  const loose = await findLoosePayments(db, [...new Set(found.map(({ pledge }) => pledge.pledgeId))], span);
  return new Map(
    found.map(({ line, ...told }) => [
      line.id,
      { ...told, loose: looseFor(line, told.pledge.pledgeId, loose) },
    ]),
  );
}

interface ReadLine {
  line: CreditLine;
  numbers: readonly string[];
  key: string | null;
}

function recognise(
  { line, numbers, key }: ReadLine,
  numbered: ReadonlyMap<string, PledgeOfLine>,
  byPayer: readonly LearntPledge[],
): { pledge: PledgeOfLine; evidence: PledgeEvidence } | null {
  const named = numbers.flatMap((number) => numbered.get(number) ?? []);
  const [pledge] = named;
  if (named.length > 1) return null;
  if (pledge) {
    const sum = pledge.amount === line.amount ? 'same' : 'differs';
    return { pledge, evidence: { by: 'number', found: pledge.pledgeNumber, sum } };
  }
  // Another sum of the same payer may be for anything.
  const learnt = byPayer.find((one) => one.payerKey === key && one.learntAmount === line.amount);
  return learnt ? { pledge: learnt, evidence: { by: 'payer', found: learnt.payerKey, sum: 'same' } } : null;
}

const looseFor = ({ amount, bookedOn }: CreditLine, pledgeId: string, loose: readonly LoosePayment[]) =>
  loose.find(
    (payment) =>
      payment.pledgeId === pledgeId &&
      payment.amount === amount &&
      Math.abs(daysBetween(payment.paidOn, bookedOn)) <= looseDays,
  ) ?? null;
