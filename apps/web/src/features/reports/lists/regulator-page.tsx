import { listReports, type RegisteredMember, phoneText } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { notAuthorizedPath } from '../../../lib/route.ts';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import type { Column } from '../../../ui/data-list/column.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { ExportMenu } from '../../../ui/exports/export-menu.tsx';
import { Figure } from '../result/figures.tsx';
import { Choice } from '../question/question-form.tsx';
import { words } from '../words.en.ts';
import '../reports.css';

const say = words.regulator;
const crumbs = [{ label: words.all.title, to: '/reports' }];

const plain = (key: keyof RegisteredMember): Column<RegisteredMember> => ({
  key,
  label: say.columns[key],
  hideBelow: 1000,
  phone: 'hidden',
  cell: (row) => row[key],
});

const columns: Column<RegisteredMember>[] = [
  { key: 'name', label: say.columns.name, cell: ({ name }) => <b>{name}</b> },
  {
    key: 'cid',
    label: say.columns.cid,
    phone: 'corner',
    cell: ({ cid }) => <span className="num">{cid}</span>,
  },
  { key: 'dzongkhag', label: say.columns.dzongkhag, phone: 'full', cell: ({ dzongkhag }) => dzongkhag },
  plain('gewog'),
  plain('village'),
  plain('thramNumber'),
  plain('houseNumber'),
  { ...plain('contact'), cell: ({ contact }) => contact && phoneText(contact) },
  {
    key: 'registrationDate',
    label: say.columns.registrationDate,
    cell: ({ registrationDate }) => <span className="num">{format.day(registrationDate)}</span>,
  },
];

/** The number of years that the regulator may still ask about. */
const yearsBack = 10;

/** It names the members, so it needs the right to see them beside that to export. */
export default function RegulatorPage() {
  const { can } = useSession();
  return can('read', 'Member') ? <RegulatorReport /> : <Navigate to={notAuthorizedPath} replace />;
}

function RegulatorReport() {
  const list = useListState({ filters: ['year'] });
  const thisYear = Number(today().slice(0, 4));
  const chosen = Number(list.filters['year']);
  const year = chosen >= 1900 && chosen <= thisYear ? chosen : thisYear - 1;
  const { page, take } = list;
  const report = useQuery({
    ...query(listReports.regulator, { params: { year }, query: { page, take } }),
    placeholderData: keepPreviousData,
  });
  const years = Array.from({ length: yearsBack }, (_, index) => String(thisYear - index));
  return (
    <>
      <PageHeader title={say.title} lead={say.lead} crumbs={crumbs}>
        <ExportMenu
          primary
          path={listReports.regulator.path.replace(':year', String(year))}
          query={{}}
          fileName={`regulator-${year}`}
          formats={['xlsx', 'csv']}
          what={say.what}
        />
      </PageHeader>
      <section className="card asked period">
        <div className="says period">
          <Choice
            label={say.year}
            value={String(year)}
            options={years.map((one) => [one, one])}
            onChange={(value) => list.change({ year: value })}
          />
        </div>
      </section>
      {report.data?.income.map((sums) => {
        const written = (amount: string) => format.money(amount, sums.currency);
        return (
          <section
            className={classNames('card today even figs', report.isPlaceholderData && 'stale')}
            key={sums.currency}
            aria-label={sums.currency}
            aria-busy={report.isPlaceholderData}
          >
            <Figure label={say.fees} value={written(sums.membershipFees)} />
            <Figure label={say.donations} value={written(sums.donations)} />
            <Figure label={say.others} value={written(sums.otherCollections)}>
              {say.othersNote}
            </Figure>
            <Figure label={say.total} value={written(sums.total)} />
          </section>
        );
      })}
      <p className="muted">{say.note}</p>
      <h2 className="part-head">{say.register}</h2>
      <DataList
        label={say.register}
        list={list}
        query={{ ...report, data: report.data?.register }}
        columns={columns}
        rowKey={({ cid, name, registrationDate }) => `${cid}${name}${registrationDate}`}
        empty={
          <EmptyState motif="lotus" title={say.emptyTitle}>
            {say.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}
