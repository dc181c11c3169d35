/**
 * The end of a transaction (docs/decisions/numbers-taken-last.md). `writeAtEnd` leaves rows to its last statement, and
 * `codeAtEnd` and `receiptAtEnd` numbers, for which everybody else waits from their taking until the commit.
 */
export { codeAtEnd, nameAtEnd, nextNumber, passNumber, receiptAtEnd, takeNumbers } from './numbers.ts';
export { requireOnDisk, waitForDisk } from './on-disk.ts';
export { actWithin, transact, transactInTurn, writeAtEnd, writeNow } from './transaction.ts';
