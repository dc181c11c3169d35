import type { Statement } from './card-gateway.ts';

/** Names its order, and says nothing about it. */
export const noWord = (orderId: string, description: string): Statement => ({
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
