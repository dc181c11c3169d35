import { randomInt } from 'node:crypto';
import { writeBankTime } from '../../bank-day.ts';
import type { Message } from '../messages.ts';
import type { SimulatedOrder } from './orders.ts';

/** Everything that can happen at a bank. What each is called on the page: words.en.ts. */
export const outcomes = [
  'approve',
  'decline51',
  'decline54',
  'decline05',
  'decline61',
  'cancel',
  'notAuthenticated',
  'dropReturn',
  'delay',
  'sendTwice',
  'otherAmount',
  'wrongKey',
  'replay',
] as const;
export type SimulatedOutcome = (typeof outcomes)[number];

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

export function newReference(now: Date): string {
  return now.toISOString().slice(0, 10).replaceAll('-', '') + digits(9);
}

// The form of the date and the letters in the three states are invented: no public page shows real ones.
function answer(order: SimulatedOrder, now: Date, told: Message): Message {
  return {
    orderId: order.orderId,
    trnAmt: String(order.amountMinor),
    pgMeTrnRefNo: order.reference,
    rrn: digits(12),
    trnReqDate: writeBankTime(now),
    ...order.addFields,
    ...told,
  };
}

const states = (letter: string) => ({ authNStatus: letter, authZStatus: letter, captureStatus: letter });
const success = {
  ...states('S'),
  authZCode: 'A1B2C3',
  responseCode: '00',
  statusCode: 'S',
  statusDesc: 'Transaction Successful',
};
const refusal = (responseCode: string, statusDesc: string) => ({
  ...states('F'),
  authNStatus: 'S',
  responseCode,
  statusCode: 'F',
  statusDesc,
});

const refusals: Partial<Record<SimulatedOutcome, Message>> = {
  decline51: refusal('51', 'Insufficient funds'),
  decline54: refusal('54', 'Expired card'),
  decline05: refusal('05', 'Do not honour'),
  decline61: refusal('61', 'Exceeds withdrawal limit'),
  cancel: refusal('', 'Transaction cancelled by user'),
  notAuthenticated: { ...refusal('', '3-D Secure authentication failed'), authNStatus: 'F' },
};

const oneNgultrum = 100;

/** What the bank will say of the order from now on. A replay leaves it as it is. */
export function resultOf(outcome: SimulatedOutcome, order: SimulatedOrder, now: Date): Message | null {
  if (outcome === 'replay') return null;
  const told = refusals[outcome] ?? success;
  if (outcome !== 'otherAmount') return answer(order, now, told);
  const other = order.amountMinor === oneNgultrum ? oneNgultrum + 1 : oneNgultrum;
  return answer(order, now, { ...told, trnAmt: String(other) });
}

/** What it says of an order whose money has gone back whole. The words and the letter are invented, too. */
export const sentBack = (result: Message): Message => ({
  ...result,
  captureStatus: 'R',
  statusDesc: 'Transaction refunded',
});

const expiresAfterMs = 30 * 60_000;

/** What it says while the payer has not chosen, or a success is still on its way. */
export function meanwhile(order: SimulatedOrder, now: Date): Message {
  const isExpired = order.result === null && now.getTime() - order.createdAt > expiresAfterMs;
  if (isExpired) return answer(order, now, refusal('', 'Transaction expired'));
  return answer(order, now, { ...states('P'), statusCode: 'P', statusDesc: 'Transaction in progress' });
}

export const absent = (orderId: string): Message => ({
  orderId,
  trnAmt: '0',
  statusCode: 'F',
  statusDesc: 'Order not found',
});
