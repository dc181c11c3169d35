import { z } from 'zod';
import { elsewhere } from '../endpoint.ts';
import { id, idParams, instant } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { reverseBody } from '../payments/payment.schema.ts';
import { paymentMethods, paymentStates } from '../values/money/payment-states.ts';
import { refundCalls } from '../payments/refund-calls.ts';
import { refund } from '../payments/refund.schema.ts';

/** The order number that the gateway knows an attempt by. Nobody can guess one, so it also opens its result page. */
export const transactionId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, 'must be a transaction number');

/** The browser posts these as a form of hidden fields: that is how it leaves for the gateway. */
export const cardStart = z.object({
  paymentId: id,
  transactionId: z.string(),
  redirect: z.object({
    url: z.string(),
    method: z.literal('POST'),
    fields: z.record(z.string(), z.string()),
  }),
});
export type CardStart = z.output<typeof cardStart>;

/** What the page shows to which the gateway sends people back, each with the transaction's number. */
export const cardResultPages = ['success', 'failure', 'cancelled', 'process', 'error'] as const;
export type CardResultPage = (typeof cardResultPages)[number];

/** One attempt to pay by card, for anyone who knows its number. */
export const cardPayment = z.object({
  transactionId: z.string(),
  status: z.enum(paymentStates),
  amount: amountText,
  currency: z.string(),
  kind: z.enum(['fee', 'donation']),
  /** The fee or donation, to try again or to pay in another way. */
  dueId: id,
  memberId: id.nullable(),
  reference: z.string(),
  startedAt: instant,
  /** Why it was refused, in words for the payer. */
  reason: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  /** Nothing was owed any more when it came: kept apart, to be returned or taken as a donation. */
  isSurplus: z.boolean(),
  /** No money moved. */
  isSimulation: z.boolean(),
});
export type CardPayment = z.output<typeof cardPayment>;

/**
 * Why staff have to look: the gateway gives no clear answer (`silent`); it reports another sum than the one asked for,
 * or the number of another payment (`different`); the fee or donation was taken out while the bank was charging
 * (`withdrawn`); money came for what is not owed any more (`surplus`); or the bank was asked to send the money back
 * and has not said whether it did (`refund`).
 */
export const cardDoubts = ['silent', 'different', 'withdrawn', 'surplus', 'refund'] as const;
export type CardDoubt = (typeof cardDoubts)[number];

/** The same for staff; also money that came by slip and is kept apart. */
export const cardAttempt = cardPayment.extend({
  id,
  method: z.enum(paymentMethods),
  payerName: z.string(),
  doubt: z.enum(cardDoubts).nullable(),
  gatewayReference: z.string().nullable(),
  /** What the gateway said last, in its own words. */
  gatewayWords: z.string().nullable(),
  timesAsked: z.number().int(),
  lastAskedAt: instant.nullable(),
  /** Null when it is not asked again by itself. */
  nextAskAt: instant.nullable(),
  /** The latest request to the bank to send it back. */
  refund: refund.nullable(),
});
export type CardAttempt = z.output<typeof cardAttempt>;

/** The gateway that card payments go through at this moment. */
export const cardDesk = z.object({
  isOn: z.boolean(),
  /** Why it is off. */
  reason: z.string().nullable(),
  /** A simulated bank: no money moves. */
  isSimulation: z.boolean(),
  /** How it can send money back; empty where that is done by hand. */
  refundCalls: z.array(z.enum(refundCalls)),
});
export type CardDesk = z.output<typeof cardDesk>;

export const sendingBack = {
  method: 'POST',
  params: idParams,
  body: reverseBody,
  response: cardAttempt,
} as const;

export const comingBack = {
  method: 'POST',
  access: 'public',
  summary: 'Where the gateway sends the browser back to; asks the gateway itself, then shows what it said',
  encoding: 'urlencoded',
  body: z.record(z.string(), z.string()),
  response: elsewhere,
  status: 303,
  worksWhenFull: true,
} as const;
