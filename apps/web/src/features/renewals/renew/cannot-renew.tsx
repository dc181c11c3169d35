import type { Member } from '@kathok/contract';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { words } from '../words.en.ts';

const { cannot } = words.renew;

function reasonOf({ endReason, isLifetime, paidUntil }: Member): string | null {
  if (endReason) return cannot.ended;
  if (isLifetime) return cannot.lifetime;
  return paidUntil ? null : cannot.applied;
}

/** Why there is nothing to renew, where that is so. */
export function CannotRenew({ member }: { member: Member }) {
  const reason = reasonOf(member);
  return (
    reason && (
      <Note tone="info" title={cannot.title}>
        {reason} <Link to={`/membership-list/view/${member.id}`}>{cannot.toMember}</Link>
      </Note>
    )
  );
}
