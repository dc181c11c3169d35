import { format } from '../../language/format.ts';
import { phoneText, type MemberRow } from '@kathok/contract';
import type { Column } from '../../ui/data-list/column.ts';
import { Link } from '../../ui/text/link.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { words } from './words.en.ts';

const { columns } = words.list;

const paidUntilText = ({ isLifetime, paidUntil }: MemberRow) => {
  if (isLifetime) return words.forLife;
  return paidUntil ? format.day(paidUntil) : words.notYet;
};

export const memberColumns: Column<MemberRow>[] = [
  {
    key: 'name',
    label: columns.member,
    sortBy: 'name',
    cell: ({ id, name, membershipCode }) => (
      <>
        <Link className="who" to={`/membership-list/view/${id}`}>
          {name}
        </Link>
        <span className="sub num">{membershipCode}</span>
      </>
    ),
  },
  {
    key: 'type',
    label: columns.type,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ membershipType, paymentFrequency }) => words.typeAndFrequency(membershipType, paymentFrequency),
  },
  {
    key: 'home',
    label: columns.home,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ dzongkhag, country }) => dzongkhag ?? country ?? <span className="muted">{words.none}</span>,
  },
  {
    key: 'phone',
    label: columns.phone,
    hideBelow: 1000,
    cell: ({ phone }) =>
      phone ? <span className="num">{phoneText(phone)}</span> : <span className="muted">{words.none}</span>,
  },
  {
    key: 'standing',
    label: columns.standing,
    phone: 'corner',
    cell: (member) => <StandingBadge {...member} />,
  },
  {
    key: 'paidUntil',
    label: columns.paidUntil,
    sortBy: 'paidUntil',
    phoneLabel: columns.until,
    cell: (member) => <span className="num">{paidUntilText(member)}</span>,
  },
  {
    key: 'joinedOn',
    label: columns.joinedOn,
    sortBy: 'joinedOn',
    hideBelow: 1000,
    phone: 'hidden',
    align: 'end',
    cell: ({ joinedOn }) => <span className="num">{format.day(joinedOn)}</span>,
  },
];
