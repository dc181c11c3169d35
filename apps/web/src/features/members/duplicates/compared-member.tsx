import type { MemberRow } from '@kathok/contract';
import { phoneText } from '../../../lib/phone-text.ts';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../words.en.ts';

/** One of two that look alike. */
export const ComparedMember = ({ member }: { member: MemberRow }) => (
  <>
    <Link className="who" to={`/membership-list/view/${member.id}`}>
      {member.name}
    </Link>
    <span className="sub num">
      {words.duplicates.line(member.membershipCode, member.phone && phoneText(member.phone))}
    </span>
  </>
);
