import { addDays, type Coverage, type Day, mayRenew } from '@kathok/contract';
import { renewalWords as words } from '../words.en.ts';

export type Channel = 'public' | 'member' | 'staff';

type Member = Coverage & {
  renewalWindowDays: number;
  /** The fee for joining is still open. */
  owesRegistration: boolean;
};

/**
 * Why this membership cannot be renewed today; null where it can. Members and visitors keep to the window before the
 * end; staff may renew at any time, but neither what has ended nor what is for life, and joining is paid first.
 */
export function whyNotRenewable(member: Member, channel: Channel, today: Day): string | null {
  if (member.endReason) return words.ended;
  if (member.isLifetime) return words.forLife;
  if (member.owesRegistration && !member.paidUntil) return words.notYetMember;
  if (channel === 'staff' || mayRenew(member, today)) return null;
  return member.paidUntil
    ? words.tooEarly(addDays(member.paidUntil, -member.renewalWindowDays))
    : words.notYetMember;
}

/** Who chose the terms of a proposal: `termsFrom` is the network of a visitor, null for the member and for staff. */
export interface ChosenTerms {
  termsFrom: string | null;
  termsAt: Date;
}

const undisturbedMs = 60 * 60 * 1000;

/**
 * Whether other terms may be chosen for an open proposal. Somebody may be about to pay it, so a visitor changes only
 * what they chose themselves, or what another visitor chose more than an hour ago; never what the member or staff did.
 */
export function mayChooseTerms(open: ChosenTerms, chosenNow: ChosenTerms): boolean {
  if (chosenNow.termsFrom === null || chosenNow.termsFrom === open.termsFrom) return true;
  return open.termsFrom !== null && chosenNow.termsAt.getTime() - open.termsAt.getTime() > undisturbedMs;
}
