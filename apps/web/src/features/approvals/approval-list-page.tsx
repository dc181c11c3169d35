import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { approvalQueries } from './approval.queries.ts';
import { decidedColumns, waitingColumns } from './approval-columns.tsx';
import { words } from './words.en.ts';

/** What waits for a second person, and what became of the rest. */
export default function ApprovalListPage() {
  const list = useListState({ sortBy: 'askedAt', order: 'ASC', filters: ['state'] });
  const { sortBy: _, order: __, ...asked } = list.query as Record<string, unknown>;
  const isDecided = asked.state === 'decided';
  const query = useQuery(approvalQueries.list(asked));
  const waiting = useQuery(approvalQueries.list({ take: 1 }));
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      list={list}
      query={query}
      columns={isDecided ? decidedColumns : waitingColumns}
      rowKey={({ id }) => id}
      views={[
        { label: words.views.waiting, filters: {}, count: waiting.data?.meta.itemCount },
        { label: words.views.decided, filters: { state: 'decided' } },
      ]}
      empty={{ motif: 'wheel', title: words.emptyTitle, text: words.emptyText }}
    />
  );
}
