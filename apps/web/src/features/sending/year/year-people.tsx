import { certificateStates, dzongkhags, type YearReport } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import type { ListState } from '../../../ui/data-list/use-list-state.ts';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { sendingQueries } from '../sending.queries.ts';
import { peopleColumns } from './people-columns.tsx';
import { words } from './words.en.ts';

const said = words.list;

/** Everybody with something to certify, each with the state of their certificate. */
export function YearPeople({ report, list }: { report: YearReport; list: ListState }) {
  const { kind, year, people, states, run } = report;
  const query = useQuery(sendingQueries.people({ ...list.query, kind, year }, run?.state === 'running'));
  const views = [
    { label: said.views.all, filters: {}, count: people },
    ...certificateStates.map((state) => ({
      label: said.views[state],
      filters: { state },
      count: states[state],
    })),
  ];
  return (
    <DataList
      label={said.title}
      list={list}
      query={query}
      columns={peopleColumns(report)}
      rowKey={({ id }) => id}
      search={said.search}
      views={views}
      filters={[
        {
          key: 'dzongkhag',
          label: said.dzongkhag,
          options: dzongkhags.map((value) => ({ value, label: value })),
        },
      ]}
      empty={
        <EmptyState motif="folio" title={said.emptyTitle}>
          {said.emptyText}
        </EmptyState>
      }
    />
  );
}
