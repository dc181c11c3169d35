import { type ListReport, type ListReportName, listReportNames, listReports } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ListPager } from '../../../ui/data-list/list-pager.tsx';
import { ListSkeleton } from '../../../ui/data-list/list-skeleton.tsx';
import { type ListState, useListState } from '../../../ui/data-list/use-list-state.ts';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { ErrorState } from '../../../ui/text/error-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { DayChoice } from '../question-form.tsx';
import { words } from '../words.ts';
import { cellText, isNumber } from './cell-text.ts';
import '../../../theme/list.css';
import '../reports.css';

const crumbs = [{ label: words.all.title, to: '/reports' }];

/** One of the ready-made lists. */
export default function ListReportPage() {
  const { name = '' } = useParams();
  const known = listReportNames.find((one) => one === name);
  if (known) return <KnownList key={known} name={known} />;
  return (
    <section className="card">
      <EmptyState
        motif="wheel"
        title={words.list.unknownTitle}
        action={<ButtonLink to="/reports">{words.all.title}</ButtonLink>}
      >
        {words.list.unknownText}
      </EmptyState>
    </section>
  );
}

/** Those that look at the register as it stands have no period. */
const timeless: readonly ListReportName[] = ['without-contact'];

function KnownList({ name }: { name: ListReportName }) {
  const { can } = useSession();
  const list = useListState({ filters: ['from', 'to'] });
  const { page, take, filters } = list;
  const report = useQuery({
    ...query(listReports.show, { params: { name }, query: { page, take, ...filters } }),
    placeholderData: keepPreviousData,
  });
  const { title, lead } = words.lists[name];
  const { data } = report;
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={crumbs}>
        <Button icon="print" shrink onClick={() => window.print()}>
          {words.print}
        </Button>
        {can('export', 'Report') && (
          <ExportMenu
            path={listReports.export.path.replace(':name', name)}
            query={filters}
            fileName={name}
            what={words.list.what}
          />
        )}
      </PageHeader>
      <section className="card result" aria-label={title}>
        {!timeless.includes(name) && <PeriodChoice list={list} period={data?.period} />}
        {report.error ? (
          <div className="card-body">
            <ErrorState error={report.error} onRetry={() => void report.refetch()} />
          </div>
        ) : null}
        {!data && !report.error && <ListSkeleton rows={8} onRetry={() => void report.refetch()} />}
        {data?.meta.itemCount === 0 && (
          <EmptyState motif="wheel" title={words.list.emptyTitle}>
            {words.list.emptyText}
          </EmptyState>
        )}
        {data && data.data.length > 0 && (
          <>
            <Rows title={title} report={data} />
            <ListPager list={list} meta={data.meta} isStale={report.isPlaceholderData} />
          </>
        )}
      </section>
    </>
  );
}

function PeriodChoice({ list, period }: { list: ListState; period: ListReport['period'] | undefined }) {
  const shown = {
    from: list.filters['from'] ?? period?.from ?? '',
    to: list.filters['to'] ?? period?.to ?? '',
  };
  return (
    <div className="says period" role="group" aria-label={words.list.period}>
      <DayChoice
        label={words.list.from}
        value={shown.from}
        onChange={(from) => list.change({ from, to: shown.to })}
      />
      <DayChoice
        label={words.list.to}
        value={shown.to}
        onChange={(to) => list.change({ from: shown.from, to })}
      />
      {list.isNarrowed && (
        <button className="link" type="button" onClick={list.clear}>
          {words.list.usual}
        </button>
      )}
    </div>
  );
}

/** It scrolls within its card where it is wider than the screen. */
const Rows = ({ title, report: { columns, data, totals } }: { title: string; report: ListReport }) => (
  <div className="scrolls" role="region" aria-label={title} tabIndex={0}>
    <table className="dense plain">
      <thead>
        <tr>
          {columns.map(({ heading, kind }) => (
            <th scope="col" key={heading} className={isNumber(kind) ? undefined : 'words'}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => {
              const kind = columns[index]?.kind ?? 'text';
              return (
                <td key={index} className={isNumber(kind) ? undefined : 'words'}>
                  {cellText(cell, kind)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => {
                const kind = columns[index]?.kind ?? 'text';
                return (
                  <td key={index} className={isNumber(kind) ? undefined : 'words'}>
                    {cellText(cell, kind)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  </div>
);
