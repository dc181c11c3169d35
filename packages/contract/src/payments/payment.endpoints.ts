import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { can, endpoint, ownOr } from '../endpoint.ts';
import { id, idParams, line } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { paymentMethods } from '../values/money/payment-states.ts';
import { receivedFilters, receivedRow } from './received.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

export const ledgerHeads = ['membership_fees', 'donations', 'held_for_refund'] as const;
export type LedgerHead = (typeof ledgerHeads)[number];

const moneySum = z.object({
  currency: z.string(),
  /** Payments settled less payments reversed. */
  count: z.number().int(),
  amount: amountText,
});
/** What was paid at a simulated bank, kept apart from all money. */
export const simulatedSum = moneySum;

/** How many payments wait to be verified. */
const waiting = z.object({ fees: z.number().int(), donations: z.number().int() });

const records: Records = { reads: ['Fee', 'Donation'] };

/** Calls about payments, whatever they pay. */
export const payments = withRecords(records, {
  slip: endpoint({
    method: 'GET',
    path: '/payments/:id/slip',
    access: ownOr('read', 'Donation'),
    summary: 'The proof of a transfer, to those who may verify it',
    params: idParams,
    answersFile: true,
  }),
  looking: endpoint({
    method: 'POST',
    path: '/payments/:id/looking',
    access: ownOr('read', 'Donation'),
    summary: 'Says that one has this payment open, and learns who else has; kept for half a minute',
    worksWhenFull: true,
    params: idParams,
    response: z.object({ lookedAtBy: z.array(z.string()) }),
  }),
  find: endpoint({
    method: 'POST',
    path: '/payments/find',
    access: 'public',
    summary: 'The fee, donation or joint payment that has this reference, to come back to its page',
    asksProof: true,
    worksWhenFull: true,
    body: z.strictObject({ reference: line(20) }),
    response: z.object({ kind: z.enum(['fee', 'donation', 'joint']), id, memberId: id.nullable() }),
  }),
  totals: endpoint({
    method: 'GET',
    path: '/payments/totals',
    access: can('read', 'Dashboard'),
    summary: 'What came in, from the ledger: by head, method and currency',
    query: z.strictObject({ from: emptyIsAbsent(day), to: emptyIsAbsent(day) }),
    response: z.object({
      totals: z.array(
        z.object({
          head: z.enum(ledgerHeads),
          method: z.enum(paymentMethods),
          currency: z.string(),
          /** Payments settled less payments reversed. */
          count: z.number().int(),
          amount: amountText,
        }),
      ),
      /** Paid at a simulated bank: in none of the totals. */
      simulated: z.array(simulatedSum),
      waiting,
    }),
  }),
  received: endpoint({
    method: 'GET',
    path: '/payments/received',
    access: can('read', 'Member', 'Donation'),
    summary:
      'Money received, line by line as booked: fees with the right to members, donations with the right to donations',
    query: pageQuery(['day'], receivedFilters).omit({ q: true }),
    response: paged(receivedRow).extend({ totals: z.array(moneySum) }),
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/payments/waiting',
    access: can('read', 'Dashboard'),
    summary: 'How many payments wait to be verified, for fees and for donations',
    response: waiting,
  }),
});
