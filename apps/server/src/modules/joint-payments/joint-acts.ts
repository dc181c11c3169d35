import type { NewJointItem } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FeePayer } from '../members/index.ts';
import type { DueKind, DueKinds } from '../payments/index.ts';
import type { JointItemRow } from './joint-payment.repository.ts';

type Renewal = Extract<NewJointItem, { memberId: string }>;
type Promised = Extract<NewJointItem, { donation: object }>['donation'];

/** What is done by the modules of fees, donations and families; given by the app, so that this one knows none of them. */
export interface JointActs {
  dues: DueKinds;
  /** Proposes the renewal of a member; answers its fee. */
  renew(ctx: Ctx, renewal: Renewal): Promise<string>;
  /** Promises a donation; answers its id. */
  give(ctx: Ctx, donation: Promised): Promise<string>;
  isKept(db: Db | Tx, keeperId: string, memberId: string): Promise<boolean>;
  /** Tells a member that somebody has paid for them. */
  tellPaid(tx: Tx, ctx: Ctx, kept: FeePayer, told: Readonly<Record<string, string>>): Promise<unknown>;
}

/** One thing to be paid. */
export interface DueRef {
  kind: DueKind;
  dueId: string;
}

/** What is to be paid for an item. */
export const refOfItem = ({ fee, donation }: DueKinds, { feeId, donationId }: JointItemRow): DueRef =>
  feeId ? { kind: fee, dueId: feeId } : { kind: donation, dueId: donationId! };

/** The items in the order in which they are locked. */
export const inLockOrder = (items: readonly JointItemRow[]): JointItemRow[] => items.toSorted(inOrder);

/** By member, whose lock comes before that of their fee. */
export const inOrder = (a: { memberId: string | null }, b: { memberId: string | null }): number =>
  rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0;
function rankOf(one: { memberId: string | null; donationId?: string | null; item?: NewJointItem }): string {
  const isDonation = one.item ? 'donation' in one.item : Boolean(one.donationId);
  return `${isDonation ? '1' : '0'}${one.memberId ?? ''}`;
}
