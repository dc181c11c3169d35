import type { CardDoubt, RefundCall, RefundState } from '@kathok/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Json, NullableInstant } from './column-types.ts';

/** Tables of the migrations 0006 and 0009. */
export interface GatewaySchema {
  cardAttempts: {
    paymentId: string;
    rounds: Generated<number>;
    timesAsked: Generated<number>;
    lastAskedAt: NullableInstant;
    nextAskAt: NullableInstant;
    gatewayWords: string | null;
    doubt: Exclude<CardDoubt, 'surplus' | 'refund'> | null;
  };
  cardRefunds: {
    id: Generated<string>;
    paymentId: string;
    call: RefundCall;
    state: Generated<RefundState>;
    reason: string;
    requestedAt: Instant;
    requestedBy: string | null;
    rounds: Generated<number>;
    answeredAt: NullableInstant;
    bankReference: string | null;
    bankWords: string | null;
  };
  gatewayEvents: {
    id: GeneratedAlways<number>;
    paymentId: string;
    source: 'return' | 'enquiry';
    outcome: 'paid' | 'failed' | 'cancelled' | 'absent' | 'unknown';
    message: Json<Record<string, string>>;
    fingerprint: string;
    receivedAt: Instant;
  };
}
