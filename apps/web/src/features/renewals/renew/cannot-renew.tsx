import type { Member } from '@kathok/contract';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

const { cannot } = words.renew;

function reasonOf({ endReason, isLifetime }: Member): string {
  if (endReason) return cannot.ended;
  return isLifetime ? cannot.lifetime : cannot.applied;
}

/** Why there is nothing to renew. */
export const CannotRenew = ({ member }: { member: Member }) => (
  <Note tone="info" title={cannot.title}>
    {reasonOf(member)} <Link to={`/membership-list/view/${member.id}`}>{cannot.toMember}</Link>
  </Note>
);
