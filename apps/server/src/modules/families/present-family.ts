import {
  type Day,
  type FamilyLink,
  formatAmount,
  type KeptMember,
  balanceOf,
  standingOf,
} from '@kathok/contract';
import { type Price, renewalOffer } from '../coverages/index.ts';
import type { findMembersById } from '../members/index.ts';
import { readSnapshot } from '../receipts/index.ts';
import type { FoundLink, OpenFee, PaidReceipt } from './family-link.repository.ts';
import type { Side } from './link-rules.ts';

export type RegisterRow = Awaited<ReturnType<typeof findMembersById>>[number];

interface Beside {
  fee: OpenFee | undefined;
  prices: readonly Price[];
  receipts: readonly PaidReceipt[];
  today: Day;
}

/** What a keeper sees of a kept member. Field by field, so that nothing that the register gains later comes along. */
export function keptMemberOf(row: RegisterRow, { fee, prices, receipts, today }: Beside): KeptMember {
  return {
    id: row.id,
    name: row.name,
    membershipCode: row.membershipCode,
    membershipType: row.membershipType,
    standing: standingOf(row, today),
    paidUntil: row.paidUntil,
    isLifetime: row.isLifetime,
    due: fee
      ? {
          feeId: fee.id,
          amount: formatAmount(balanceOf(fee)),
          currency: fee.currency,
          periodTo: fee.periodTo,
          paymentStatus: fee.paymentStatus,
        }
      : null,
    renewal: renewalOffer(row, prices, today),
    card: `/member/${row.id}/card`,
    receipts: receipts.map(({ id, receiptNumber, issuedOn, snapshot, voidedAt }) => {
      const { title, amount, currency } = readSnapshot(snapshot);
      return {
        id,
        receiptNumber,
        issuedOn,
        title,
        amount,
        currency,
        voidedAt: voidedAt?.toISOString() ?? null,
      };
    }),
  };
}

interface LinkFacts {
  kept: KeptMember | null;
  paymentsMade: number;
}

/** What has ended is listed for the office alone; that the other has declined, for the keeper who asked as well. */
export const isListed = ({ state }: Pick<FoundLink, 'state'>, side: Side): boolean =>
  side === 'staff' ||
  state === 'asked' ||
  state === 'accepted' ||
  (side === 'keeper' && state === 'declined');

/**
 * What each side sees of a link. The keeper sees nothing of somebody who has not accepted, so that a request that found
 * nobody looks like one that waits; the kept member sees who keeps them, and hears of it while it is asked or stands.
 */
export function presentLink(link: FoundLink, side: Side, { kept, paymentsMade }: LinkFacts): FamilyLink {
  const { state } = link;
  const stands = state === 'accepted';
  const seesKept = side === 'staff' || (side === 'keeper' && stands);
  return {
    id: link.id,
    keeperId: link.keeperId,
    memberId: side === 'keeper' && !stands ? null : link.memberId,
    membershipCode: link.askedCode,
    relation: link.relation,
    state,
    askedBy: link.askedBy,
    consent: link.consent,
    askedAt: link.askedAt.toISOString(),
    answeredAt: link.answeredAt?.toISOString() ?? null,
    endedAt: link.endedAt?.toISOString() ?? null,
    note: side === 'staff' ? link.note : null,
    kept: seesKept && stands ? kept : null,
    keeper: side === 'keeper' ? null : { name: link.keeperName, membershipCode: link.keeperCode },
    paymentsMade: side === 'keeper' || !stands ? null : paymentsMade,
  };
}
