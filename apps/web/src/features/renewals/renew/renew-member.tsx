import type { Member, MembershipRenewal } from '@kathok/contract';
import { useState } from 'react';
import type { Frequency, Priced } from '../terms.ts';
import { OpenRenewal } from './open-renewal.tsx';
import { RenewForm } from './renew-form.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

const { cannot } = words.renew;

function reasonOf({ endReason, isLifetime }: Member): string {
  if (endReason) return cannot.ended;
  return isLifetime ? cannot.lifetime : cannot.applied;
}

/** Why there is nothing to renew. */
const CannotRenew = ({ member }: { member: Member }) => (
  <Note tone="info" title={cannot.title}>
    {reasonOf(member)} <Link to={`/membership-list/view/${member.id}`}>{cannot.toMember}</Link>
  </Note>
);

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
