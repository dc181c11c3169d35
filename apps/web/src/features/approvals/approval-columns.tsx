import type { Approval } from '@kathok/contract';
import { format } from '../../language/format.ts';
import type { Column } from '../../ui/data-list/column.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { Link } from '../../ui/text/link.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { ApprovalActions } from './approval-actions.tsx';
import { ChangeList } from './change-list.tsx';
import { words } from './words.en.ts';

const { columns } = words;
const marks = {
  waiting: { tone: 'info', icon: 'clock' },
  approved: { tone: 'success', icon: 'tick' },
  declined: { tone: 'neutral', icon: 'slash' },
  outdated: { tone: 'warning', icon: 'warn' },
} as const;

/** The page of the record that it is about; the settings, where it is about them. */
function pageOf({ entity, entityId }: Approval): string | null {
  if (entity === 'Settings') return '/settings';
  if (!entityId) return null;
  return entity === 'Donation' ? `/donation/list/view/${entityId}` : `/membership-fees/view/${entityId}`;
}

function What({ approval }: { approval: Approval }) {
  const { act, label, reason, state } = approval;
  const page = pageOf(approval);
  return (
    <>
      <b>{words.acts[act]}</b>
      <span className="sub">{page ? <Link to={page}>{label}</Link> : label}</span>
      {state !== 'waiting' && <Badge {...marks[state]}>{words.states[state]}</Badge>}
      {reason && <span className="approval-why">{words.reason(reason)}</span>}
    </>
  );
}

const mostNames = 3;

/** Everybody who may decide; too many names are a number. */
function WaitsFor({ approval: { waitsFor, mayDecide } }: { approval: Approval }) {
  if (waitsFor.length === 0) return <span className="approval-why">{words.nobody}</span>;
  const names = waitsFor.map(({ name }) => name);
  const beyond = names.length - mostNames;
  return (
    <>
      {mayDecide && (
        <Badge tone="info" icon="person">
          {words.you}
        </Badge>
      )}{' '}
      {names.slice(0, mostNames).join(', ')}
      {beyond > 0 && <span className="sub">{words.more(beyond)}</span>}
    </>
  );
}

const what: Column<Approval> = {
  key: 'what',
  label: columns.what,
  phone: 'full',
  cell: (approval) => <What approval={approval} />,
};
const asked: Column<Approval> = {
  key: 'asked',
  label: columns.asked,
  sortBy: 'askedAt',
  phoneLabel: columns.asked,
  cell: ({ askedBy, askedAt }) => (
    <>
      {askedBy.name}
      <span className="sub">
        <Moment at={askedAt} />
      </span>
    </>
  ),
};

export const waitingColumns: Column<Approval>[] = [
  what,
  {
    key: 'change',
    label: columns.change,
    phone: 'full',
    cell: (approval) => <ChangeList {...approval} />,
  },
  asked,
  {
    key: 'waitsFor',
    label: columns.waitsFor,
    hideBelow: 1000,
    phoneLabel: columns.waitsFor,
    cell: (approval) => <WaitsFor approval={approval} />,
  },
  {
    key: 'actions',
    label: columns.actions,
    align: 'end',
    phone: 'full',
    cell: (approval) => approval.mayDecide && <ApprovalActions approval={approval} />,
  },
];

export const decidedColumns: Column<Approval>[] = [
  what,
  {
    key: 'amount',
    label: words.fields.amount ?? '',
    align: 'end',
    phone: 'corner',
    cell: ({ amount, currency }) =>
      amount && currency && <span className="num">{format.exactMoney(amount, currency)}</span>,
  },
  asked,
  {
    key: 'decided',
    label: columns.decided,
    phoneLabel: columns.decided,
    cell: ({ decidedBy, decidedAt, decisionReason }) => (
      <>
        {decidedBy?.name}
        <span className="sub">{decidedAt && <Moment at={decidedAt} />}</span>
        {decisionReason && <span className="approval-why">{decisionReason}</span>}
      </>
    ),
  },
];
