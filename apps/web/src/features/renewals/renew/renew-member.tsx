import type { Member, MembershipRenewal } from '@kathok/contract';
import { useState } from 'react';
import type { Frequency, Priced } from '../terms.ts';
import { CannotRenew } from './cannot-renew.tsx';
import { OpenRenewal } from './open-renewal.tsx';
import { RenewForm } from './renew-form.tsx';

type RenewMemberProps = {
  member: Member;
  earlier: readonly MembershipRenewal[];
  types: readonly Priced[];
  frequencies: readonly Frequency[];
};

/** The form, or why there is none. */
export function RenewMember({ member, earlier, types, frequencies }: RenewMemberProps) {
  // What was there on arrival is kept: what the form itself proposes must not take the form away before one is led on.
  const [open] = useState(() => earlier.find(({ status }) => status === 'proposed'));
  if (open) return <OpenRenewal renewal={open} />;
  if (!member.paidUntil || member.endReason) return <CannotRenew member={member} />;
  return <RenewForm member={member} types={types} frequencies={frequencies} />;
}
