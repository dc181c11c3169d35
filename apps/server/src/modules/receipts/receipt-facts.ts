import type { Day } from '@kathok/contract';

/** What a receipt tells of what was paid for, and whom to tell. */
export interface ReceiptFacts {
  payer: { name: string; membershipCode: string | null; email: string | null };
  /** "Renewal of General membership", "Butter lamps". */
  title: string;
  period: { from: Day; to: Day | null } | null;
  /** What the payer was asked to write with the payment; null for what stands in an older book. */
  reference: string | null;
  isTaxDeductible: boolean;
  /** The public page that tells what became of it. */
  statusPath: string;
}
