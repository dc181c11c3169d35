import type { Statement } from './card-gateway.ts';

/** What is known of an order about which the bank has said nothing. */
export const unknownStatement = (orderId: string, description: string): Statement => ({
  outcome: 'unknown',
  orderId,
  amountMinor: null,
  currency: null,
  reference: null,
  responseCode: null,
  bankDay: null,
  isSentBack: false,
  description,
  raw: {},
});
