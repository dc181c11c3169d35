import type { Doubt, Payment } from '@kathok/contract';
import type { Kind } from './kind.ts';

/** One payment that waits for a decision, whatever it pays. */
export type Waiting = {
  kind: Kind;
  /** Of the fee or donation. */
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
  doubts: readonly Doubt[];
  ageDays: number;
  lookedAtBy: readonly string[];
};

/** Money for what is no longer owed is kept apart, whatever the sum. */
export const isOwed = ({ doubts }: Pick<Waiting, 'doubts'>) => !doubts.some(({ kind }) => kind === 'closed');

/** The oldest of those that wait, and how many there are in all. */
export type Queue = { items: readonly Waiting[]; count: number };
