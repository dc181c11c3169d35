import type { User } from '@kathok/contract';
import type { Column } from '../../ui/data-list/column.ts';
import { Link } from '../../ui/text/link.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { StatusBadge } from './status-badge.tsx';
import { words } from './words.en.ts';

export const userColumns: Column<User>[] = [
  {
    key: 'name',
    label: words.list.user,
    sortBy: 'name',
    cell: ({ id, name, email, photo }) => (
      <span className="with-portrait">
        <Portrait name={name} photo={photo} />
        <span>
          <Link className="who" to={`/apps/user/list/view/${id}`}>
            {name}
          </Link>
          <span className="sub">{email}</span>
        </span>
      </span>
    ),
  },
  { key: 'role', label: words.list.role, sortBy: 'role', cell: ({ role }) => role },
  {
    key: 'status',
    label: words.list.status,
    sortBy: 'status',
    phone: 'corner',
    cell: (user) => <StatusBadge user={user} />,
  },
  {
    key: 'lastLoginAt',
    label: words.list.lastLogin,
    sortBy: 'lastLoginAt',
    hideBelow: 1000,
    phoneLabel: words.list.lastLoginShort,
    cell: ({ lastLoginAt }) =>
      lastLoginAt ? <Moment at={lastLoginAt} /> : <span className="muted">{words.never}</span>,
  },
];
