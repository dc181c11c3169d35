import { defaultCurrency, reports } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import type { ListFilter } from '../../ui/data-list/filters/list-filter.ts';
import { ListFilters } from '../../ui/data-list/filters/list-filters.tsx';
import { type ListView, ListViews } from '../../ui/data-list/filters/list-views.tsx';
import { ListSkeleton } from '../../ui/data-list/list-skeleton.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { SavedViewActions } from '../../shared/saved-views/saved-view-actions.tsx';
import { useSavedViews } from '../../shared/saved-views/saved-view.queries.ts';
import { DownloadReceipts } from '../sending/index.ts';
import { PrintedQuestion } from './question/printed-question.tsx';
import { EntryList } from './result/entry-list.tsx';
import { shownRecords } from '../../ui/data-list/list-address.ts';
import { ExportMenu } from '../../ui/exports/export-menu.tsx';
import { type Donors, Figures } from './result/figures.tsx';
import { isBackwards } from './question/period.ts';
import { QuestionForm } from './question/question-form.tsx';
import type { ReportKind } from './report-kinds.ts';
import { type Row, toTable } from './result/report-table.ts';
import { ResultCard } from './result/result-card.tsx';
import { membersOfRow, narrowedTo, whoseIs } from './result/row-address.ts';
import { type ReportQuestion, type RowOrder, useReportQuestion } from './question/use-report-question.ts';
import { words } from './words.en.ts';
import '../../theme/office/list.css';
import './reports.css';

type ReportPageProps = { kind: ReportKind; filters: readonly ListFilter[] };

const mostRows = '100';

type ReportQuery = Record<string, unknown>;
const isGroupedAs = (input: unknown, asked: ReportQuery) => {
  const before = (input as { query?: ReportQuery } | undefined)?.query;
  return before?.['groupBy'] === asked['groupBy'] && before?.['thenBy'] === asked['thenBy'];
};

function useReport({ name }: ReportKind, asked: Record<string, string>, isAsked: boolean) {
  const search = { ...asked, take: mostRows };
  const options = {
    members: query(reports.members, { query: search }),
    fees: query(reports.fees, { query: search }),
    donations: query(reports.donations, { query: search }),
  }[name];
  return useQuery({
    ...(options as ReturnType<typeof query<typeof reports.members | typeof reports.fees>>),
    enabled: isAsked,
    // Rows of one grouping are not shown under the head of another.
    placeholderData: (before, former) => (isGroupedAs(former?.queryKey[1], asked) ? before : undefined),
  });
}

/** The donors are asked for apart from the report: that goes through every donation, and the figures do not wait for it. */
function useDonors(
  { name }: ReportKind,
  asked: Record<string, string>,
  isAsked: boolean,
): Donors | undefined {
  const donors = useQuery({
    ...query(reports.donors, { query: asked }),
    enabled: isAsked && name === 'donations',
    placeholderData: keepPreviousData,
  });
  return donors.data;
}

/** One frame for members, fees and donations: the question, its figures, one chart with its table, and what is behind it. */
export function ReportPage({ kind, filters }: ReportPageProps) {
  const { can } = useSession();
  const question = useReportQuestion(
    kind,
    filters.map(({ key }) => key),
  );
  const { list, groupBy, thenBy, compared } = question;
  const isAsked = !isBackwards(question.days);
  const report = useReport(kind, question.query, isAsked);
  const donors = useDonors(kind, question.filters, isAsked);
  const table = isAsked && report.data && toTable(report.data, kind, groupBy, thenBy);
  const currencies = table ? table.totals.map(({ currency }) => currency).filter(Boolean) : [];
  const currency = kind.measure === 'count' ? '' : mainCurrency(currencies);
  const { title, lead } = words.reports[kind.name];
  const own = useSavedViews(kind.listKey).map(({ id, name, filters: kept }): ListView => ({
    id,
    label: name,
    filters: kept,
  }));
  const views = [...kind.views, ...own];
  const mayFollow = can('read', whoseIs[kind.name]);
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <ReportActions kind={kind} question={question} isAsked={isAsked} />
      </PageHeader>
      <section className="card asked" aria-label={words.question.label}>
        <ListViews
          list={list}
          views={views}
          actions={<SavedViewActions listKey={kind.listKey} list={list} views={views} />}
        />
        <PrintedQuestion asked={words.reports[kind.name].asked} days={question.days} compared={compared} />
        <QuestionForm kind={kind} question={question} currencies={currencies} />
        <ListFilters list={list} filters={filters} />
      </section>
      {report.error ? <ErrorState error={report.error} onRetry={() => void report.refetch()} /> : null}
      {isAsked && !table && !report.error && <ListSkeleton rows={8} onRetry={() => void report.refetch()} />}
      {table && (
        <div className={report.isPlaceholderData ? 'stale' : undefined} aria-busy={report.isPlaceholderData}>
          <Figures table={table} measure={kind.measure} currency={currency} donors={donors} />
          <ResultCard
            table={table}
            groupBy={groupBy}
            thenBy={thenBy}
            measure={kind.measure}
            currency={currency}
            isCompared={compared !== null}
            rows={question.rows}
            onSort={(by) => list.change(sortedBy(question.rows, by))}
            hrefOf={(row) => (mayFollow ? hrefOf(kind, question, row) : undefined)}
          />
          {table.simulated.length > 0 && (
            <p className="made">{words.figures.simulated(table.simulated.join(', '))}</p>
          )}
        </div>
      )}
      {isAsked && kind.name !== 'members' && mayFollow && (
        <EntryList name={kind.name} list={list} filters={question.filters} />
      )}
    </>
  );
}

const mainCurrency = (currencies: readonly string[]) =>
  currencies.includes(defaultCurrency) ? defaultCurrency : (currencies[0] ?? defaultCurrency);

type ReportActionsProps = { kind: ReportKind; question: ReportQuestion; isAsked: boolean };

function ReportActions({ kind, question, isAsked }: ReportActionsProps) {
  const { can } = useSession();
  return (
    <>
      <Button icon="print" onClick={() => window.print()}>
        {words.print}
      </Button>
      {kind.name === 'fees' && can('export', 'Member') && !question.filters['currency'] && (
        <DownloadReceipts of="fees" filters={question.filters} q="" />
      )}
      {isAsked && can('export', 'Report') && (
        <ExportMenu
          primary
          path={kind.exportPath}
          query={shownRecords(question.query)}
          fileName={`${kind.name}-report`}
          what={words.exported[kind.name === 'members' ? 'members' : 'money']}
        />
      )}
    </>
  );
}

/** The other way round, where the rows are in this order already; sums and counts begin with the largest. */
function sortedBy({ by, order }: RowOrder, chosen: RowOrder['by']) {
  const first = chosen === 'key' ? 'ASC' : 'DESC';
  const isTurned = chosen === by && order === first;
  return { rowsBy: chosen, rowsOrder: isTurned ? (first === 'ASC' ? 'DESC' : 'ASC') : first };
}

/** The address that a figure leads to: the register, or deeper into the same report. */
function hrefOf({ name }: ReportKind, { list, groupBy, filters, days }: ReportQuestion, row: Row) {
  if (name === 'members') return membersOfRow(row, groupBy, filters);
  const narrowed = narrowedTo(row, groupBy, days);
  return narrowed ? list.href(narrowed) : undefined;
}
