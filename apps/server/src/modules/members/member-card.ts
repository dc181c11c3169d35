import { type Day, maskName, type MemberCard, standingOf, statusOf } from '@kathok/contract';
import type { MemberListRow } from './member.repository.ts';
import { type Price, renewalOffer } from '../coverages/index.ts';

/** All that a stranger gets to see. */
export function toCard(row: MemberListRow, prices: readonly Price[], today: Day): MemberCard {
  return {
    id: row.id,
    membershipCode: row.membershipCode,
    name: maskName(row.name),
    membershipType: row.membershipType,
    status: statusOf(standingOf(row, today)),
    paidUntil: row.paidUntil,
    isLifetime: row.isLifetime,
    renewal: renewalOffer(row, prices, today),
  };
}
