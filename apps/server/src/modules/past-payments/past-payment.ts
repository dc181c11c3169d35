import type { Day, PaymentMethod } from '@kathok/contract';

/** A payment as an older book has it. */
export interface PastPayment {
  method: PaymentMethod;
  amount: number;
  currency: string;
  paidOn: Day;
  bank: string | null;
  journalNumber: string | null;
  /** The number of its receipt in that book; else it gets one of ours, in the series of history. */
  oldNumber: string | null;
  remarks: string | null;
}

/** In whose name the book is brought in, or taken back. */
export interface ImportRun {
  importId: string;
  now: Date;
  by: { id: string };
}
