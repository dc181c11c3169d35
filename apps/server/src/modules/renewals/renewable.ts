import { addDays, type Coverage, type Day, mayRenew } from '@kathok/contract';
import { words } from './words.en.ts';

type Member = Coverage & {
  renewalWindowDays: number;
  /** The fee for joining is still open. */
  owesRegistration: boolean;
};

/**
 * Why this membership cannot be renewed today; null where it can. Members and visitors keep to the window before the
 * end; staff may renew at any time, but neither what has ended nor what is for life, and joining is paid first.
 */
export function whyNotRenewable(
  member: Member,
  channel: 'public' | 'member' | 'staff',
  today: Day,
): string | null {
  if (member.endReason) return words.ended;
  if (member.isLifetime) return words.forLife;
  if (member.owesRegistration && !member.paidUntil) return words.notYetMember;
  if (channel === 'staff' || mayRenew(member, today)) return null;
  return member.paidUntil
    ? words.tooEarly(addDays(member.paidUntil, -member.renewalWindowDays))
    : words.notYetMember;
}
