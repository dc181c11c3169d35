import { randomInt } from 'node:crypto';
import { paymentReference } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { findTakenReferences } from './find-payment.repository.ts';

/** A short code to quote in a transfer that neither a fee nor a gift has. */
export async function newReference(tx: Tx): Promise<string> {
  const [reference] = await newReferences(tx, 1);
  return reference!;
}

export async function newReferences(tx: Tx, count: number): Promise<string[]> {
  const found = new Set<string>();
  while (found.size < count) {
    while (found.size < count) found.add(paymentReference(Array.from({ length: 7 }, () => randomInt(30))));
    for (const taken of await findTakenReferences(tx, [...found])) found.delete(taken);
  }
  return [...found];
}
