import { format } from '../../../language/format.ts';
import type { MemberRow } from '@kathok/contract';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { Link } from '../../../ui/text/link.tsx';
import { StandingBadge } from '../../members/index.ts';
import { words } from '../words.ts';

const { columns, renew, renewOf } = words.due;
const renewable = new Set(['current', 'grace', 'lapsed']);

export const dueColumns: Column<MemberRow>[] = [
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
    cell: ({ membershipType, paymentFrequency }) => words.terms(membershipType, paymentFrequency, 1),
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
    cell: ({ isLifetime, paidUntil }) => (
      <span className="num">
        {isLifetime ? words.forLife : paidUntil ? format.day(paidUntil) : words.none}
      </span>
    ),
  },
  {
    key: 'renew',
    label: columns.action,
    align: 'end',
    cell: ({ id, name, standing }) =>
      renewable.has(standing) && (
        <ButtonLink icon="renew" to={`/renew-membership/renewal/${id}/renew`} aria-label={renewOf(name)}>
          {renew}
        </ButtonLink>
      ),
  },
];
