import { type Certificate, type CertificateKind, certificateKinds, paperDownloads } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../language/format.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { DataList } from '../../ui/data-list/data-list.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { EmptyState } from '../../ui/text/states/empty-state.tsx';
import { Link } from '../../ui/text/link.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { MailingReportCard } from './mailing-report.tsx';
import { Mailings } from './mailings.tsx';
import { SendPaper } from './send-paper.tsx';
import { sendingQueries } from './sending.queries.ts';
import { words } from './words.en.ts';
import './sending.css';

const marks = {
  valid: { tone: 'success', icon: 'tick' },
  void: { tone: 'danger', icon: 'close' },
  replaced: { tone: 'warning', icon: 'renew' },
} as const;

const columns: Column<Certificate>[] = [
  {
    key: 'certificateNumber',
    label: words.list.number,
    sortBy: 'certificateNumber',
    phone: 'full',
    cell: ({ id, name, certificateNumber }) => (
      <>
        <Link className="who" to={`/papers/certificates/${id}`}>
          {name}
        </Link>
        <span className="sub ltr">{certificateNumber}</span>
      </>
    ),
  },
  {
    key: 'status',
    label: words.list.status,
    cell: ({ status }) => <Badge {...marks[status]}>{words.list.statuses[status]}</Badge>,
  },
  {
    key: 'issuedOn',
    label: words.list.issuedOn,
    sortBy: 'issuedOn',
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ issuedOn }) => format.day(issuedOn),
  },
  {
    key: 'amount',
    label: words.list.amount,
    align: 'end',
    cell: ({ amount, currency }) => <span className="num ltr">{format.exactMoney(amount, currency)}</span>,
  },
];
const actions: Column<Certificate> = {
  key: 'actions',
  label: words.list.actions,
  align: 'end',
  phone: 'full',
  cell: ({ id, certificateNumber: number, status }) =>
    status === 'valid' ? <SendPaper paper={{ kind: 'certificate', id, number }} /> : null,
};

const isKind = (text: string | undefined): text is CertificateKind =>
  certificateKinds.some((kind) => kind === text);

/** The certificates of one kind and year: whom to send them to, what was sent, and what was issued. */
export default function CertificatesPage() {
  const list = useListState({ sortBy: 'certificateNumber', order: 'ASC', filters: ['kind', 'year'] });
  const { can } = useSession();
  const thisYear = Number(today().slice(0, 4));
  const kind = isKind(list.filters['kind']) ? list.filters['kind'] : 'pit';
  const year = Number(list.filters['year'] ?? thisYear - 1);
  const query = useQuery(sendingQueries.certificates({ ...list.query, kind, year }));
  const years = Array.from({ length: 12 }, (_, back) => String(thisYear - back));
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {can('export', 'Report') && <DownloadButton kind={kind} year={year} />}
      </PageHeader>
      <div className="sending">
        <div className="sending-choice">
          <SelectField
            label={words.kind}
            name="kind"
            value={kind}
            options={certificateKinds.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(event) => list.change({ kind: event.target.value })}
          />
          <SelectField
            label={words.year}
            name="year"
            value={String(year)}
            options={years.map((value) => ({ value, label: value }))}
            onChange={(event) => list.change({ year: event.target.value })}
          />
        </div>
        <MailingReportCard kind={kind} year={year} />
        <Mailings />
        <DataList
          label={words.list.title}
          list={list}
          query={query}
          columns={can('update', 'Donation') ? [...columns, actions] : columns}
          rowKey={({ id }) => id}
          search={words.list.search}
          empty={
            <EmptyState motif="folio" title={words.list.emptyTitle}>
              {words.list.emptyText}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

function DownloadButton({ kind, year }: { kind: CertificateKind; year: number }) {
  const [isPending, setPending] = useState(false);
  async function take() {
    setPending(true);
    try {
      const path = `${paperDownloads.certificates.path}?kind=${kind}&year=${year}`;
      await saveFile(path, `${kind}-certificates-${year}.zip`);
    } catch (error) {
      toast.failure(error, words.list.notDownloaded);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button tone="line" icon="download" pending={isPending} onClick={() => void take()}>
      {words.list.download}
    </Button>
  );
}
