import { type ListReport, type ListReportName, listReportNames, listReports } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { usePhoneLayout } from '../../../ui/data-list/use-phone-layout.ts';
import { type ListState, useListState } from '../../../ui/data-list/use-list-state.ts';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { format } from '../../../language/format.ts';
import { ExportMenu } from '../../../ui/exports/export-menu.tsx';
import { PrintedQuestion } from '../question/printed-question.tsx';
import { Figure } from '../result/figures.tsx';
import { isBackwards } from '../question/period.ts';
import { DayChoice, DaysError } from '../question/day-choice.tsx';
import { words } from '../words.en.ts';
import { cellText, isNumber } from './cell-text.ts';
import '../reports.css';

const crumbs = [{ label: words.all.title, to: '/reports' }];

/** One of the ready-made lists. */
export default function ListReportPage() {
  const { name = '' } = useParams();
  const known = listReportNames.find((one) => one === name);
  if (known) return <KnownList key={known} name={known} />;
  return (
    <PageHeader title={words.list.unknownTitle} lead={words.list.unknownText}>
      <ButtonLink to="/reports">{words.all.title}</ButtonLink>
    </PageHeader>
  );
}

/** Reports that look at the register as it stands have no period. */
const isTimeless = (name: ListReportName) => name === 'without-contact';

interface Row {
  key: string;
  cells: ListReport['data'][number];
}

/** On a phone, where there is no head, each value says what it is; the first is the name of the row. */
const columnsOf = (columns: ListReport['columns'], onPhone: boolean): Column<Row>[] =>
  columns.map(({ heading, kind }, index) => ({
    key: heading,
    label: heading,
    ...(isNumber(kind) && { align: 'end' as const }),
    cell: ({ cells }) => {
      const text = cellText(cells[index] ?? null, kind);
      if (index === 0) return <b>{text}</b>;
      if (!onPhone || text === '') return <span className="num">{text}</span>;
      return (
        <>
          <span className="sub-word">{heading}</span> <span className="num">{text}</span>
        </>
      );
    },
  }));

function KnownList({ name }: { name: ListReportName }) {
  const { can } = useSession();
  const onPhone = usePhoneLayout();
  const list = useListState({ filters: ['from', 'to'] });
  const { page, take, filters } = list;
  const isAsked = !isBackwards(filters);
  const report = useQuery({
    ...query(listReports.show, { params: { name }, query: { page, take, ...filters } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const title = words.lists.titles[name];
  const lead = words.lists.leads[name];
  const { data } = report;
  const rows = data && {
    data: data.data.map((cells, index): Row => ({ key: String(index), cells })),
    meta: data.meta,
  };
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={crumbs}>
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
        {isAsked && can('export', 'Report') && (
          <ExportMenu
            primary
            path={listReports.export.path.replace(':name', name)}
            query={filters}
            fileName={name}
            what={words.list.what}
          />
        )}
      </PageHeader>
      {!isTimeless(name) && <PeriodChoice list={list} period={data?.period} />}
      {isAsked &&
        data?.totals.map((cells) => (
          <Totals
            key={cells.join()}
            columns={data.columns}
            cells={cells}
            isStale={report.isPlaceholderData}
          />
        ))}
      {isAsked && (
        <DataList
          label={title}
          list={list}
          query={{ ...report, data: rows }}
          columns={columnsOf(data?.columns ?? [], onPhone)}
          rowKey={({ key }) => key}
          empty={
            <EmptyState motif="wheel" title={words.list.emptyTitle}>
              {words.list.emptyText}
            </EmptyState>
          }
        />
      )}
    </>
  );
}

function PeriodChoice({ list, period }: { list: ListState; period: ListReport['period'] | undefined }) {
  const { from, to } = list.filters;
  const shown = { from: from ?? period?.from ?? '', to: to ?? period?.to ?? '' };
  return (
    <section className="card asked">
      <PrintedQuestion days={{ from: shown.from || undefined, to: shown.to || undefined }} />
      <fieldset className="says period" aria-label={words.list.period}>
        <DayChoice
          label={words.list.from}
          value={shown.from}
          onChange={(chosen) => list.change({ from: chosen, ...(to === undefined && { to: shown.to }) })}
        />
        <DayChoice
          label={words.list.to}
          value={shown.to}
          onChange={(chosen) => list.change({ to: chosen, ...(from === undefined && { from: shown.from }) })}
        />
        <DaysError days={list.filters} />
        {list.isNarrowed && (
          <button className="link" type="button" onClick={list.clear}>
            {words.list.usual}
          </button>
        )}
      </fieldset>
    </section>
  );
}

type TotalsProps = Pick<ListReport, 'columns'> & { cells: ListReport['totals'][number]; isStale: boolean };

/** A total of the list, each of its numbers under the name of its column. */
function Totals({ columns, cells, isStale }: TotalsProps) {
  const unit = cells[columns.findIndex(({ heading }) => heading === words.list.currency)] ?? '';
  return (
    <section
      className={classNames('card today even figs', isStale && 'stale')}
      aria-busy={isStale}
      aria-label={[words.result.total, unit].filter(Boolean).join(' ')}
    >
      {columns.map(({ heading, kind }, index) => {
        const cell = cells[index];
        if (!cell || !isNumber(kind)) return null;
        const text = kind === 'amount' && unit ? format.money(cell, unit) : cellText(cell, kind);
        return <Figure key={heading} label={heading} value={text} />;
      })}
    </section>
  );
}
