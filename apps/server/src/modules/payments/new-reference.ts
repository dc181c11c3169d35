import { randomInt } from 'node:crypto';
import { paymentReference } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { findByReference } from './find-payment.repository.ts';

/** A short code to quote in a transfer that neither a fee nor a gift has. */
export async function newReference(tx: Tx): Promise<string> {
  for (;;) {
    const reference = paymentReference(Array.from({ length: 7 }, () => randomInt(30)));
    if (!(await findByReference(tx, reference))) return reference;
  }
}
