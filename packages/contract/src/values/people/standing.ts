import { addDays, type Day } from '../days/calendar.ts';

export const endReasons = ['resigned', 'deceased', 'suspended', 'declined'] as const;
export type EndReason = (typeof endReasons)[number];

export const memberStatuses = ['pending', 'active', 'inactive'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export const standings = ['applied', 'lifetime', 'current', 'grace', 'lapsed', ...endReasons] as const;
export type Standing = (typeof standings)[number];

export interface Coverage {
  endReason: EndReason | null;
  isLifetime: boolean;
  paidUntil: Day | null;
  graceDays: number;
}

/** Why a member counts as what they count. Computed when read; no nightly job is needed to be right. */
export function standingOf({ endReason, isLifetime, paidUntil, graceDays }: Coverage, today: Day): Standing {
  if (endReason) return endReason;
  if (isLifetime) return 'lifetime';
  if (!paidUntil) return 'applied';
  if (today <= paidUntil) return 'current';
  return today <= addDays(paidUntil, graceDays) ? 'grace' : 'lapsed';
}

/** What the totals count. */
export function statusOf(standing: Standing): MemberStatus {
  if (standing === 'applied') return 'pending';
  return standing === 'lifetime' || standing === 'current' || standing === 'grace' ? 'active' : 'inactive';
}

/** A renewal starts the day after the paid days end, or today where that is past: a gap is not charged. */
export function renewalStart(paidUntil: Day | null, today: Day): Day {
  if (!paidUntil) return today;
  const next = addDays(paidUntil, 1);
  return next > today ? next : today;
}

/** One may renew from `renewalWindowDays` before the end, and any time after it; never for life, never after an end. */
export function mayRenew(member: Coverage & { renewalWindowDays: number }, today: Day): boolean {
  if (member.endReason || member.isLifetime || !member.paidUntil) return false;
  return today >= addDays(member.paidUntil, -member.renewalWindowDays);
}
