import { readPaymentReference } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findReferences } from '../lines/candidate.repository.ts';
import type { LineRow } from '../lines/line.repository.ts';
import type { MatchedRow } from '../lines/matched-payment.repository.ts';
import { compare, type Evidence, readLine, readPayment } from './compare.ts';

/** What speaks for a payment being the one on the line, and what against it. */
export async function evidenceOf(db: Db | Tx, line: LineRow, payment: MatchedRow): Promise<Evidence> {
  const read = readLine({ ...line, text: line.description });
  const references = read.references.flatMap((text) => readPaymentReference(text) ?? []);
  const known = new Set((await findReferences(db, references)).map((code) => code.replace('-', '')));
  const compared = { ...payment, isPaid: false, isMatched: false, isMeanwhile: false };
  const payerName = payment.memberName ?? payment.donorName ?? '';
  return compare(read, readPayment({ ...compared, payerName }), (code) => known.has(code));
}
