import { format } from '../../language/format.ts';
import type { CardAttempt } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { Badge } from '../../ui/text/badge.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { Link } from '../../ui/text/link.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { AskBankButton } from './ask-bank-button.tsx';
import { cardPaymentQueries } from './card-payment.queries.ts';
import { ClosePayment } from './close-payment.tsx';
import { SettleRefund } from './settle-refund.tsx';
import { words } from './words.en.ts';
import './card-payments.css';

const marks = {
  silent: { tone: 'warning', icon: 'clock' },
  different: { tone: 'danger', icon: 'warn' },
  withdrawn: { tone: 'danger', icon: 'warn' },
  surplus: { tone: 'info', icon: 'copy' },
  refund: { tone: 'warning', icon: 'back' },
} as const;

const pageOf = ({ kind, dueId }: CardAttempt) =>
  kind === 'fee' ? `/membership-fees/view/${dueId}` : `/donation/list/view/${dueId}`;

const columns: Column<CardAttempt>[] = [
  {
    key: 'payer',
    label: words.payer,
    phone: 'full',
    cell: (attempt) => (
      <>
        <Link className="who" to={pageOf(attempt)}>
          {attempt.payerName}
        </Link>
        <span className="sub ltr">{attempt.reference}</span>
      </>
    ),
  },
  {
    key: 'doubt',
    label: words.why,
    phone: 'full',
    cell: ({ doubt, gatewayWords, isSimulation }) => (
      <>
        {doubt && <Badge {...marks[doubt]}>{words.doubts[doubt].name}</Badge>}{' '}
        {isSimulation && (
          <Badge tone="hollow" icon="info">
            {words.simulation}
          </Badge>
        )}
        {doubt && <span className="bank-doubt">{words.doubts[doubt].means}</span>}
        {gatewayWords && <span className="bank-doubt">{words.bankSaid(gatewayWords)}</span>}
      </>
    ),
  },
  {
    key: 'startedAt',
    label: words.started,
    sortBy: 'startedAt',
    phoneLabel: words.started,
    cell: ({ startedAt }) => <Moment at={startedAt} />,
  },
  {
    key: 'asked',
    label: words.asked,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ lastAskedAt, timesAsked, method }) =>
      method !== 'card' ? (
        '–'
      ) : lastAskedAt ? (
        <>
          <Moment at={lastAskedAt} />
          <span className="sub">{words.timesAsked(timesAsked)}</span>
        </>
      ) : (
        words.neverAsked
      ),
  },
  {
    key: 'amount',
    label: words.amount,
    sortBy: 'amount',
    align: 'end',
    cell: ({ amount, currency }) => <span className="num ltr">{format.exactMoney(amount, currency)}</span>,
  },
];
const actions: Column<CardAttempt> = {
  key: 'actions',
  label: words.actions,
  align: 'end',
  phone: 'full',
  cell: (attempt) => <Actions attempt={attempt} />,
};

function Actions({ attempt }: { attempt: CardAttempt }) {
  const { can } = useSession();
  if (!can('update', attempt.kind === 'fee' ? 'Member' : 'Donation')) return null;
  // What was paid twice is clear: no answer changes it, and it goes back on its own page.
  return (
    <div className="bank-actions">
      {attempt.doubt === 'surplus' ? (
        <Link className="btn line" to={pageOf(attempt)} aria-label={words.openFor(attempt.reference)}>
          {words.open}
        </Link>
      ) : (
        <>
          <AskBankButton attempt={attempt} />
          {attempt.doubt === 'refund' ? (
            <SettleRefund attempt={attempt} />
          ) : (
            <ClosePayment attempt={attempt} />
          )}
        </>
      )}
    </div>
  );
}

export default function UnresolvedPage() {
  const { can } = useSession();
  const list = useListState({ sortBy: 'startedAt', order: 'ASC', filters: [] });
  const query = useQuery(cardPaymentQueries.unresolved(list.query));
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      list={list}
      query={query}
      columns={can('update', 'Donation') || can('update', 'Member') ? [...columns, actions] : columns}
      rowKey={({ id }) => id}
      empty={{ motif: 'wheel', title: words.emptyTitle, text: words.emptyText }}
    />
  );
}
