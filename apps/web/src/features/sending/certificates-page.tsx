import { type CertificateKind, certificateKinds } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { format } from '../../language/format.ts';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { CannotSend } from '../messages/index.ts';
import { Mailings } from './mailings.tsx';
import { sendingQueries, useYearAfterWork } from './sending.queries.ts';
import { words } from './year/words.en.ts';
import { YearActs } from './year/year-acts.tsx';
import { YearPeople } from './year/year-people.tsx';
import { ZipButton } from './year/zip-button.tsx';
import './sending.css';

const isKind = (text: string | null): text is CertificateKind =>
  certificateKinds.some((kind) => kind === text);
const kinds = ['pit', 'donation', 'member'] as const;

/** The certificates of one kind and year, in three steps, and the people beneath them with a state each. */
export default function CertificatesPage() {
  const list = useListState({ sortBy: 'name', order: 'ASC', filters: ['state', 'dzongkhag'] });
  const [address] = useSearchParams();
  const { can } = useSession();
  const thisYear = Number(today().slice(0, 4));
  const asked = address.get('kind');
  const kind = isKind(asked) ? asked : 'pit';
  const year = Number(address.get('year') ?? thisYear - 1);
  const { data: report, error, dataUpdatedAt, refetch } = useQuery(sendingQueries.year(kind, year));
  const mailings = useQuery(sendingQueries.mailings()).data;
  useYearAfterWork(
    mailings && `${report?.run?.state} ${mailings.map(({ id, state }) => `${id} ${state}`).join()}`,
  );
  const years = Array.from({ length: 12 }, (_, back) => String(thisYear - back));
  return (
    <>
      <PageHeader
        title={words.title(year)}
        lead={report && words.lead(report.people, year, format.money(report.amount, report.currency))}
      >
        {report && report.people > 0 && can('export', 'Report') && <ZipButton report={report} />}
      </PageHeader>
      <div className="sending-choice">
        <SelectField
          label={words.year}
          name="year"
          value={String(year)}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(event) => list.change({ year: event.target.value })}
        />
        <SelectField
          label={words.kind}
          name="kind"
          value={kind}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(event) => list.change({ kind: event.target.value })}
        />
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!report && !error && <LoadingState rows={8} />}
      {report && (
        <div className="sending">
          {report.toSend > 0 && (
            <CannotSend ways={{ hasMail: report.hasMailAccount }}>
              {words.send.cannot(report.toSend)}
            </CannotSend>
          )}
          {report.people > 0 && <YearActs report={report} at={dataUpdatedAt} />}
          <YearPeople report={report} list={list} />
          <Mailings />
        </div>
      )}
    </>
  );
}
