import type { CardDoubt } from '@kathok/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Json, NullableInstant } from './column-types.ts';

/** Tables of migration 0006. */
export interface GatewaySchema {
  cardAttempts: {
    paymentId: string;
    isSimulation: boolean;
    rounds: Generated<number>;
    timesAsked: Generated<number>;
    lastAskedAt: NullableInstant;
    nextAskAt: NullableInstant;
    gatewayWords: string | null;
    doubt: Exclude<CardDoubt, 'surplus'> | null;
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
