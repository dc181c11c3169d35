import type { CallOf, Endpoint, fees, Payment, Subject } from '@kathok/contract';
import type { Queue } from './waiting.ts';

export type Decision = NonNullable<CallOf<typeof fees.decide>['body']>;

/** A fee or donation after a decision. */
export type Decided = { payments: readonly Payment[]; reference: string };

/** What is verified: where it lives, how it is called, how it is asked for and decided. */
export type Kind = {
  /** Its queue in the office. */
  base: string;
  subject: Extract<Subject, 'Member' | 'Donation'>;
  words: {
    title: string;
    emptyText: string;
    short: (open: string) => string;
    over: (rest: string) => string;
  };
  /** What comes in beyond the sum due can be taken as a donation. */
  takesExcess: boolean;
  pending: Endpoint;
  recordPage: (id: string) => string;
  /** The oldest hundred; or those that a text finds. */
  queue: (signal: AbortSignal, q?: string) => Promise<Queue>;
  read: (id: string, signal: AbortSignal) => Promise<Decided>;
  decide: (id: string, decision: Decision) => Promise<Decided>;
  /** Whose answers a decision changes. */
  changed: readonly Endpoint[];
};
