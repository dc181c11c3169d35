import { format } from '../../../language/format.ts';
import type { MembershipRenewal } from '@kathok/contract';
import type { BadgeTone } from '../../../ui/text/badge.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import type { IconName } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { PaymentStatusBadge } from '../../money/index.ts';
import { words } from '../words.en.ts';

const { columns } = words.list;
const looks: Record<MembershipRenewal['status'], [BadgeTone, IconName]> = {
  proposed: ['info', 'ring'],
  confirmed: ['success', 'tick'],
  cancelled: ['neutral', 'slash'],
};

export function RenewalBadge({ status }: Pick<MembershipRenewal, 'status'>) {
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words.statuses[status]}
    </Badge>
  );
}

/** Who may change renewals is led to the renewal, others to its fee. */
export const renewalColumns = (mayChange: boolean): Column<MembershipRenewal>[] => [
  {
    key: 'member',
    label: columns.member,
    sortBy: 'memberName',
    cell: ({ id, feeId, memberName, membershipCode }) => (
      <>
        <Link
          className="who"
          to={mayChange ? `/renew-membership/list/${id}/edit` : `/membership-fees/view/${feeId}`}
        >
          {memberName}
        </Link>
        <span className="sub num">{membershipCode}</span>
      </>
    ),
  },
  {
    key: 'terms',
    label: columns.terms,
    hideBelow: 1000,
    phone: 'full',
    cell: ({ membershipType, paymentFrequency, periods }) =>
      words.terms(membershipType, paymentFrequency, periods),
  },
  {
    key: 'period',
    label: columns.period,
    sortBy: 'periodFrom',
    cell: ({ periodFrom, periodTo }) => (
      <span className="num">{words.span(format.day(periodFrom), periodTo && format.day(periodTo))}</span>
    ),
  },
  {
    key: 'status',
    label: columns.status,
    hideBelow: 1000,
    phone: 'hidden',
    cell: (renewal) => <RenewalBadge {...renewal} />,
  },
  {
    key: 'payment',
    label: columns.payment,
    phone: 'corner',
    cell: ({ paymentStatus, isSimulated }) => (
      <PaymentStatusBadge status={paymentStatus} isSimulated={isSimulated} />
    ),
  },
  {
    key: 'amount',
    label: columns.amount,
    sortBy: 'amount',
    align: 'end',
    cell: ({ amount, currency }) => <span className="num">{format.money(amount, currency)}</span>,
  },
];
