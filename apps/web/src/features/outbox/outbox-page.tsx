import { maySendAgain, messageStatuses, type OutboxMessage } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/text/badge.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { MailNotSetUp, MessagesThisMonth, MessageTabs } from '../messages/index.ts';
import { MessageDetails } from './message-details.tsx';
import { outboxQueries, useSendAgain } from './outbox.queries.ts';
import { words } from './words.en.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';

/** A message that did not leave is tried once more. */
function SendAgain({ message: { id, recipient } }: { message: OutboxMessage }) {
  const send = useSendAgain();
  // The line may leave the list before the answer is told, so what is told does not hang on it.
  const sendAgain = () =>
    send.mutateAsync({ params: { id } }).then(
      () => toast.success(words.sentAgain(recipient)),
      (error: unknown) => toast.failure(error, words.notSentAgain(recipient)),
    );
  return (
    <Button tone="quiet" pending={send.isPending} onClick={() => void sendAgain()}>
      {words.sendAgain}
      <span className="hidden"> {words.to(recipient)}</span>
    </Button>
  );
}

const marks = {
  queued: { tone: 'info', icon: 'clock' },
  sent: { tone: 'success', icon: 'tick' },
  failed: { tone: 'danger', icon: 'warn' },
  kept: { tone: 'warning', icon: 'save' },
} as const;

const columns: Column<OutboxMessage>[] = [
  {
    key: 'subject',
    label: words.message,
    phone: 'full',
    cell: (message) => <MessageDetails message={message} />,
  },
  {
    key: 'kind',
    label: words.why,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ kind }) => words.kinds[kind] ?? kind,
  },
  {
    key: 'status',
    label: words.status,
    cell: ({ status, channel }) => (
      <>
        <Badge {...marks[status]}>{words.statuses[status]}</Badge>
        <span className="sub">{words.channels[channel]}</span>
      </>
    ),
  },
  {
    key: 'createdAt',
    label: words.when,
    sortBy: 'createdAt',
    align: 'end',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    key: 'again',
    label: words.again,
    align: 'end',
    phone: 'full',
    cell: (message) => maySendAgain(message) && <SendAgain message={message} />,
  },
];

const filters = [
  {
    key: 'status',
    label: words.status,
    options: messageStatuses.map((value) => ({ value, label: words.statuses[value] })),
  },
  {
    key: 'kind',
    label: words.why,
    options: Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
  },
];

export default function OutboxPage() {
  const list = useListState({ sortBy: 'createdAt', order: 'DESC', filters: ['status', 'kind'] });
  const query = useQuery(outboxQueries.list(list.query));
  const isKept = query.data?.data.some(({ status }) => status === 'kept');
  return (
    <>
      <ListPage
        title={words.title}
        lead={words.lead}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        search={words.search}
        filters={filters}
        empty={{ motif: 'folio', title: words.emptyTitle, text: words.emptyText }}
      >
        <MessageTabs />
        <MessagesThisMonth />
        {isKept && <MailNotSetUp>{words.keptNote}</MailNotSetUp>}
      </ListPage>
    </>
  );
}
