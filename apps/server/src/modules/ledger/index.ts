export { hasPostings, sumsBetween, totalsBetween } from './ledger-sums-sql.ts';
export { type BookedPayment, headOf, postingRows } from './posting.repository.ts';
export { listReceived, readableHeads } from './received.service.ts';
export { daysOfOffering, ledgerTotals, simulatedTotals } from './total.repository.ts';
export { isSimulatedDue } from './simulated-due-sql.ts';
