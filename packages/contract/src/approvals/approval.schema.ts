import { z } from 'zod';
import { id, instant } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { approvalActs, approvalStates } from './approval-acts.ts';

/** What the answer to an act is that waits for a second person; its status is 202. */
export const waitingAnswer = z.strictObject({ approvalId: id });
export type WaitingAnswer = z.output<typeof waitingAnswer>;

/** What would be other than it is. `field` is a name of the contract, or says how the act names it. */
export const approvalChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ApprovalChange = z.output<typeof approvalChange>;

const who = z.object({ id, name: z.string() });

/** An act that waits for a second person, or what became of it. */
export const approvalItem = z.object({
  id,
  act: z.enum(approvalActs),
  entity: z.enum(['MembershipFee', 'Donation', 'BankLine', 'Member', 'Settings']),
  /** Null where it is about a record that does not exist yet, or about the settings. */
  entityId: id.nullable(),
  /** How the office names it. */
  label: z.string(),
  /** The sum it is about, where there is one. */
  amount: amountText.nullable(),
  currency: z.string().nullable(),
  /** Kept as long as it waits; afterwards the audit has it. */
  changes: z.array(approvalChange),
  reason: z.string().nullable(),
  askedBy: who,
  askedAt: instant,
  state: z.enum(approvalStates),
  decidedBy: who.nullable(),
  decidedAt: instant.nullable(),
  /** Why it was declined, or what happened meanwhile. */
  decisionReason: z.string().nullable(),
  /** Who may decide on it: they hold the right of the act, and took no part so far. Empty once it is decided. */
  waitsFor: z.array(who),
  /** Whether the person who asks is one of them. */
  mayDecide: z.boolean(),
});
export type Approval = z.output<typeof approvalItem>;
