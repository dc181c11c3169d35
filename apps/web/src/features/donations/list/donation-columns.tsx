import { format } from '../../../language/format.ts';
import type { DonationRow } from '@kathok/contract';
import type { Column } from '../../../ui/data-list/column.ts';
import { Link } from '../../../ui/text/link.tsx';
import { moneyWords, PaymentStatusBadge } from '../../money/index.ts';
import { words } from '../words.en.ts';

const { columns } = words.list;

export const donationColumns: Column<DonationRow>[] = [
  {
    key: 'donor',
    label: columns.donor,
    sortBy: 'donorName',
    cell: ({ id, donorName, membershipCode, donorType }) => (
      <>
        <Link className="who" to={`/donation/list/view/${id}`}>
          {donorName}
        </Link>
        {donorType !== 'anonymous' && (
          <span className="sub num">{membershipCode ?? words.donorTypes[donorType]}</span>
        )}
      </>
    ),
  },
  {
    key: 'purpose',
    label: columns.purpose,
    phone: 'full',
    cell: ({ purpose }) => purpose,
  },
  {
    key: 'method',
    label: columns.method,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ method }) => method && moneyWords.methods[method],
  },
  {
    key: 'day',
    label: columns.day,
    sortBy: 'donatedOn',
    cell: ({ donatedOn }) => <span className="num">{format.day(donatedOn)}</span>,
  },
  {
    key: 'status',
    label: columns.status,
    phone: 'corner',
    cell: ({ paymentStatus, isSimulated }) => (
      <PaymentStatusBadge status={paymentStatus} isSimulated={isSimulated} />
    ),
  },
  {
    key: 'receipt',
    label: columns.receipt,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ receiptNumber }) => receiptNumber && <span className="num">{receiptNumber}</span>,
  },
  {
    key: 'amount',
    label: columns.amount,
    sortBy: 'amount',
    align: 'end',
    cell: ({ amount, currency }) => <b className="num">{format.money(amount, currency)}</b>,
  },
];
