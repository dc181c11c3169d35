import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { EmptyState } from '../text/states/empty-state.tsx';
import { ErrorState } from '../text/states/error-state.tsx';
import { words } from './words.en.ts';
import type { ListFilter } from './filters/list-filter.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { ListPager } from './pages/list-pager.tsx';
import { ListSearch, type ListSearchWords } from './filters/list-search.tsx';
import { PrintedNote } from './printed-note.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import type { Column, Rows } from './column.ts';
import { ListViews, type ListView } from './filters/list-views.tsx';
import type { PageMeta } from './pages/page-meta.ts';
import type { Printed } from './use-printed-rows.ts';
import { useCounted } from './pages/use-counted.ts';
import type { ListState } from './use-list-state.ts';
import { usePhoneLayout } from './use-phone-layout.ts';
import '../../theme/office/list.css';
import { classNames } from '../class-names.ts';

/** On a phone every row is a card: the name with what stands in its corner, and the rest beneath. */
function ListCards<Row>({ label, columns, rows, rowKey, stale }: Rows<Row>) {
  const [name, ...others] = columns.filter(({ phone }) => phone !== 'hidden');
  const top = [name, ...others.filter(({ phone }) => phone === 'corner')];
  const rest = others.filter(({ phone }) => phone !== 'corner');
  return (
    <ul className={classNames('list-cards', stale && 'stale')} aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <CardLine columns={top} row={row} />
          <CardLine columns={rest} row={row} />
        </li>
      ))}
    </ul>
  );
}

const CardLine = <Row,>({ columns, row }: { columns: readonly (Column<Row> | undefined)[]; row: Row }) => (
  <div className="card-line">
    {columns.map(
      (column) =>
        column && (
          <div key={column.key} className={column.phone}>
            {column.phoneLabel && <span className="sub-word">{column.phoneLabel} </span>}
            {column.cell(row)}
          </div>
        ),
    )}
  </div>
);

type PageOf<Row> = {
  data: Row[];
  meta: PageMeta;
};

/** The parts of a query that the list looks at; give the query `placeholderData: keepPreviousData`. */
type ListQuery<Row> = {
  data: PageOf<Row> | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type DataListProps<Row> = {
  label: string;
  list: ListState;
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  search?: ListSearchWords;
  filters?: readonly ListFilter[];
  views?: readonly ListView[];
  /** Beside the filters: what can be done with a view. */
  viewActions?: ReactNode;
  printed?: Printed<Row>;
  /** What to show when there is nothing at all, unfiltered. */
  empty: ReactNode;
};

const noFilters: readonly ListFilter[] = [];

/** Search, filters, rows and pages of anything that the API lists. */
export function DataList<Row>({
  label,
  list,
  query,
  columns,
  rowKey,
  search,
  filters = noFilters,
  views,
  viewActions,
  printed,
  empty,
}: DataListProps<Row>) {
  const { data, error, isPlaceholderData, refetch } = query;
  const meta = useCounted(list, data?.meta, isPlaceholderData);
  const onPhone = usePhoneLayout();
  const onPaper = printed?.rows;
  const retry = () => void refetch();
  const shown = onPaper ?? data?.data;
  const lastPage = data?.meta.isCountExact && data.meta.itemCount > 0 ? data.meta.pageCount : Infinity;
  const rows = shown && { label, columns, rowKey, rows: shown, stale: isPlaceholderData };
  return (
    <section className="card" aria-label={label}>
      {views && <ListViews list={list} views={views} />}
      {(search || filters.length > 0) && (
        <div className="toolbar">
          {search && <ListSearch list={list} {...search} />}
          <ListFilters list={list} filters={filters} />
          {viewActions}
        </div>
      )}
      {onPaper && <PrintedNote isCut={printed.isCut} count={onPaper.length} />}
      {Boolean(error) && (
        <div className="card-body">
          <ErrorState error={error} onRetry={retry} />
        </div>
      )}
      {/* Of an old link, or of rows that are gone meanwhile. */}
      {data && data.meta.page > lastPage && !isPlaceholderData && (
        <Navigate to={list.href({ page: lastPage })} state={list.state} replace />
      )}
      {!data && !error && <ListSkeleton rows={Math.min(list.take, 10)} onRetry={retry} />}
      {meta?.itemCount === 0 && (list.isNarrowed ? <NothingMatches /> : empty)}
      {rows &&
        rows.rows.length > 0 &&
        (onPhone && !onPaper ? <ListCards {...rows} /> : <ListTable list={list} {...rows} />)}
      {meta && meta.itemCount > 0 && !onPaper && (
        <ListPager list={list} meta={meta} isStale={isPlaceholderData} />
      )}
    </section>
  );
}

const NothingMatches = () => (
  <EmptyState motif="wheel" title={words.nothingMatches}>
    {words.nothingMatchesWhy}
  </EmptyState>
);
