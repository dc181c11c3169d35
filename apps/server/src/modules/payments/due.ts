import type { Day, LedgerHead } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import type { PaymentRecord } from '../../db/schema.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ReceiptFacts } from '../receipts/index.ts';

/** What is to be paid: a fee or a donation, locked for this transaction. */
export interface Due {
  id: string;
  amount: number;
  currency: string;
  amountPaid: number;
  /** How a person would name it, for the audit. */
  label: string;
  /** The payment whose status it shows, once its payments were looked at. */
  decidingPaymentId?: string | null;
  /** What a receipt tells of it, where that was read together with it and nothing here changes it. */
  facts?: ReceiptFacts;
}

/**
 * What the payments core has to know of a kind of due. There are two, fees and donations; all that is said about payments
 * is said once, for both.
 */
export interface DueKind {
  column: 'feeId' | 'donationId';
  table: 'membershipFees' | 'donations';
  entity: 'MembershipFee' | 'Donation';
  head: Exclude<LedgerHead, 'held_for_refund'>;
  /** What comes beyond the sum belongs to it: a donation is what was given. */
  mayBeMore: boolean;
  /** Locks the row; undefined where there is none, or it was taken out. */
  lock(tx: Tx, id: string): Promise<Due | undefined>;
  /** Why nothing can be paid for it any more, in words; null where it can. */
  closedBecause(tx: Tx, due: Due): Promise<string | null>;
  /** More or less came than was promised: a donation is what was given, a fee stays what it is. */
  received(due: Due, payment: PaymentRecord): { due: Due; columns: ReceivedColumns };
  /** Paid in full now: what that brings about. */
  settled(tx: Tx, ctx: Ctx, due: Due, payment: PaymentRecord): Promise<void>;
  /**
   * No longer paid in full: what that takes back, and what of the due itself is then other than before. Where the bank
   * has sent the money back it is never refused. `comesBack`: it is recorded again in this transaction.
   */
  unsettled(
    tx: Tx,
    ctx: Ctx,
    due: Due,
    how: { isSentBack: boolean; comesBack: boolean },
  ): Promise<ReceivedColumns | null>;
  facts(tx: Tx, due: Pick<Due, 'id' | 'facts'>): Promise<ReceiptFacts>;
  /** What becomes of money that came beyond the sum; absent where that belongs to it. */
  excess?: Excess;
}

/** What came beyond a fee becomes a donation of the same member, with a receipt of its own. */
interface Excess {
  kind: DueKind;
  take(
    tx: Tx,
    ctx: Ctx,
    excess: { due: Due; payment: PaymentRecord; amount: number; purposeId: string },
  ): Promise<void>;
}

/** Both kinds, for what acts on payments whatever they are for. */
export type DueKinds = Record<'fee' | 'donation', DueKind>;

/** One thing to be paid. Several are named in the order in which they are locked: by member, and donations last. */
export interface DueRef {
  kind: DueKind;
  dueId: string;
}

/** What of a due is other than it was promised. */
export interface ReceivedColumns {
  amount?: number;
  donatedOn?: Day;
}

/** Nobody else changes what is due until the transaction ends. */
export async function lockDue(tx: Tx, kind: DueKind, id: string): Promise<Due> {
  return orNotFound(await kind.lock(tx, id));
}
