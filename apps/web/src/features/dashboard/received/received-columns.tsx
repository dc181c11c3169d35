import type { ReceivedRow } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import type { Column } from '../../../ui/data-list/column.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { moneyWords } from '../../money/index.ts';
import { words } from '../words.en.ts';

const { columns, takenBack, none } = words.received;
const pages = { membership_fees: '/membership-fees/view', donations: '/donation/list/view' };

export const receivedColumns: Column<ReceivedRow>[] = [
  {
    key: 'name',
    label: columns.name,
    cell: ({ name, head, dueId, kind }) => (
      <>
        <Link className="who" to={`${pages[head]}/${dueId}`}>
          {name}
        </Link>{' '}
        {kind === 'reverse' && (
          <Badge tone="warning" icon="back">
            {takenBack}
          </Badge>
        )}
      </>
    ),
  },
  {
    key: 'about',
    label: columns.about,
    phone: 'full',
    cell: ({ head, about }) => words.waiting.aboutOf[head === 'donations' ? 'donation' : 'fee'](about),
  },
  {
    key: 'method',
    label: columns.method,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ method }) => moneyWords.methods[method],
  },
  {
    key: 'day',
    label: columns.day,
    sortBy: 'day',
    cell: ({ day }) => <span className="num">{format.day(day)}</span>,
  },
  {
    key: 'receipt',
    label: columns.receipt,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ receiptNumber }) =>
      receiptNumber ? <span className="num">{receiptNumber}</span> : <span className="muted">{none}</span>,
  },
  {
    key: 'amount',
    label: columns.amount,
    align: 'end',
    phone: 'corner',
    cell: ({ amount, currency }) => <b className="num">{format.money(amount, currency)}</b>,
  },
];
