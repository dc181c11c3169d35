import type { Day, RefundCall } from '@kathok/contract';

/** What is asked of a gateway: one attempt to pay. Everything about it is ours, decided before the gateway hears of it. */
export interface CardOrder {
  /** At most 20 of A–Z and 0–9, for this attempt alone. */
  orderId: string;
  amountMinor: number;
  /** ISO code. */
  currency: string;
  /** Plain words for the payer's statement; nothing personal. */
  description: string;
  startedAt: Date;
}

/** A form that the payer's browser posts to leave for the gateway. */
export interface RedirectForm {
  url: string;
  method: 'POST';
  fields: Record<string, string>;
}

/**
 * `absent` is an order that the gateway does not know, because the payer has not got there (yet); `unknown` is
 * everything that is neither a clear yes nor a clear no, silence included. Neither ever means no.
 */
export type Outcome = 'paid' | 'failed' | 'cancelled' | 'absent' | 'unknown';

/** What somebody says about an order. */
export interface Statement {
  outcome: Outcome;
  orderId: string;
  /** Null where the gateway does not say, or not clearly. */
  amountMinor: number | null;
  currency: string | null;
  /** The gateway's own number of the transaction. */
  reference: string | null;
  responseCode: string | null;
  /** The day on which the payment was made, as the bank writes it; null where it does not say, or not readably. */
  bankDay: Day | null;
  /** The bank says that the money went back to the payer. */
  isSentBack: boolean;
  description: string;
  /** The message field by field, card numbers masked: to be kept. */
  raw: Record<string, string>;
}

/** What became of money that was to go back. */
export interface RefundAnswer {
  outcome: 'done' | 'refused' | 'unknown';
  /** The gateway's own number of it. */
  reference: string | null;
  /** Null where the gateway does not say. */
  amountMinor: number | null;
  description: string;
}

/** Sends the whole sum of an order back. Never throws: what goes wrong is `unknown`. */
export type SendBack = (order: CardOrder, reference: string) => Promise<RefundAnswer>;

/** A bank's page on which a card, or an account, is charged. */
export interface CardGateway {
  /** Kept with every attempt: another gateway is never asked about it, nor a bank about a simulation. */
  readonly name: string;
  /** No money moves. */
  readonly isSimulation: boolean;
  /** The host of its payment page, which our pages must be allowed to post to; null where that is ours. */
  readonly pageOrigin: string | null;
  /** The one currency it takes. */
  readonly currency: string;
  start(order: CardOrder, returnUrl: string): RedirectForm;
  /**
   * What the browser brought back. The person at the browser may have replayed it, so it says which order to ask about
   * and nothing more. Null when it cannot have come from the gateway.
   */
  readReturn(fields: Record<string, string>): Statement | null;
  /** Asks the gateway itself. Never throws: what goes wrong is `unknown`. */
  enquire(order: CardOrder, reference: string | null): Promise<Statement>;
  /** The calls it has for sending money back; a gateway may have none. */
  readonly sendBack: Readonly<Partial<Record<RefundCall, SendBack>>>;
}

/** Card payments of this server: by a gateway, or off and why. */
export type CardPayments = { gateway: CardGateway; reason: null } | { gateway: null; reason: string };

/** Where nobody has said how: they are off, not taken on trust. */
export const noCardPayments: CardPayments = { gateway: null, reason: 'Card payments are not set up.' };
