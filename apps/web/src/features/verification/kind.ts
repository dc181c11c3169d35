import type { CallOf, Doubt, Endpoint, fees, jointPayments, Payment, Subject } from '@kathok/contract';

export type Decision = NonNullable<CallOf<typeof fees.decide>['body']>;

export type JointDecision = NonNullable<CallOf<typeof jointPayments.decide>['body']>;

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
  decision: Endpoint;
  decide: (id: string, decision: Decision) => Promise<Decided>;
};

/** How the payer hears of a decision. */
export type PayerContact = {
  email: string | null;
  phone: string | null;
  isMailed: boolean;
  /** The centre sends no message about rejections. */
  isSwitchedOff: boolean;
};

/** One payment that waits for a decision, whatever it pays. */
export type Waiting = {
  kind: Kind;
  /** The id of the fee or donation. */
  id: string;
  name: string;
  code: string | null;
  /** The page of the member, or of the donation. */
  page: string;
  /** What it pays, in words. */
  matter: string;
  /** What is still open. */
  due: string;
  currency: string;
  reference: string;
  /** What else a verifier wants to know. */
  facts: readonly { label: string; text: string }[];
  payment: Payment;
  /** What it is a part of, and is decided on with. */
  jointPaymentId: string | null;
  doubts: readonly Doubt[];
  /** Somebody joins with it, and may be offered an account. */
  isFirstFee: boolean;
  ageDays: number;
  lookedAtBy: readonly string[];
  payerContact: PayerContact;
};

/** The oldest of those that wait, and how many there are in all. */
export type Queue = { items: readonly Waiting[]; count: number };
