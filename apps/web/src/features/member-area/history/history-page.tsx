import type { DonationRow, MembershipFeeRow } from '@kathok/contract';
import type { ReactNode } from 'react';
import { format } from '../../../language/format.ts';
import { payAddress, statusAddress } from '../../../shared/payment-addresses.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { PaymentStatusBadge } from '../../money/index.ts';
import { ReceiptLine } from '../receipt-line.tsx';
import { words } from '../words.en.ts';
import { paidSums } from './paid-sum.ts';
import { useSearchParams } from 'react-router';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';

/** The year that the address names; none is all of them. */
function useYear<Row>(rows: readonly Row[], dayOf: (row: Row) => string) {
  const [search, setSearch] = useSearchParams();
  // By the day that is shown: what came from an older register was all written down on one day.
  const latestFirst = rows.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const years = [...new Set(rows.map((row) => dayOf(row).slice(0, 4)))].toSorted().toReversed();
  const year = search.get('year') ?? '';
  const choose = (chosen: string) => setSearch(chosen ? { year: chosen } : {}, { replace: true });
  return { year, years, choose, shown: latestFirst.filter((row) => dayOf(row).startsWith(year)) };
}

type YearChoiceProps = { year: string; years: readonly string[]; onChoose: (year: string) => void };

function YearChoice({ year, years, onChoose }: YearChoiceProps) {
  const offered = years.includes(year) || year === '' ? years : [year, ...years];
  return (
    <SelectField
      name="year"
      label={words.history.year}
      value={year}
      options={[
        { value: '', label: words.history.allYears },
        ...offered.map((value) => ({ value, label: value })),
      ]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

const { history: texts } = words;

type Row = MembershipFeeRow | DonationRow;

type HistoryPageProps<One extends Row> = {
  title: string;
  lead: string;
  action: ReactNode;
  query: { data: One[] | undefined; error: unknown; refetch: () => unknown };
  kind: 'fee' | 'donation';
  dayOf: (row: One) => string;
  titleOf: (row: One) => string;
  beneath: (row: One) => string;
  moreOf?: (row: One) => ReactNode;
  empty: { title: string; text: string };
};

/** What a member has paid or still has to, by year, with the receipts. */
export function HistoryPage<One extends Row>({
  title,
  lead,
  action,
  query: { data, error, refetch },
  kind,
  dayOf,
  titleOf,
  beneath,
  moreOf,
  empty,
}: HistoryPageProps<One>) {
  const { year, years, choose, shown } = useYear(data ?? [], dayOf);
  return (
    <div className="box mine one-column">
      <PageHeader title={title} lead={lead}>
        {action}
      </PageHeader>
      {!data && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <LoadingState rows={5} />}
      {data?.length === 0 && (
        <EmptyState motif="folio" title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <section className="card" aria-label={title}>
          <div className="list-top">
            <YearChoice year={year} years={years} onChoose={choose} />
            <p className="muted" aria-live="polite">
              {paidSums(shown).map(({ currency, count, amount }) => (
                <span key={currency}>{texts.sum(count, format.money(amount, currency))}</span>
              ))}
            </p>
          </div>
          {shown.length === 0 && (
            <p className="card-body muted">
              {texts.noneInYear(year)}. {texts.noneInYearText}
            </p>
          )}
          <ul className="own-lines">
            {shown.map((row) => (
              <ReceiptLine
                key={row.id}
                title={titleOf(row)}
                beneath={beneath(row)}
                sum={format.money(row.amount, row.currency)}
                receipt={row.receiptNumber}
                more={moreOf?.(row)}
              >
                <Standing row={row} />
                <WayOn row={row} kind={kind} />
              </ReceiptLine>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A fee that is not asked for any more says so, instead of that it is not paid. */
function Standing({ row }: { row: Row }) {
  if ('status' in row && (row.status === 'waived' || row.status === 'cancelled'))
    return (
      <Badge tone="neutral" icon="slash">
        {texts.closed[row.status]}
      </Badge>
    );
  return <PaymentStatusBadge status={row.paymentStatus} isSimulated={row.isSimulated} />;
}

const payable = new Set(['unpaid', 'rejected', 'failed', 'cancelled']);

/** What is owed can be paid, what is under way can be looked at. */
function WayOn({ row, kind }: { row: Row; kind: 'fee' | 'donation' }) {
  const found = { kind, id: row.id, memberId: row.memberId };
  const isClosed = 'status' in row && row.status !== 'open';
  if (payable.has(row.paymentStatus) && !isClosed && Number(row.balance) > 0)
    return <a href={payAddress(found)}>{texts.pay(format.money(row.balance, row.currency))}</a>;
  if (row.paymentStatus === 'pending' || row.paymentStatus === 'processing')
    return <a href={statusAddress(found)}>{texts.status}</a>;
  return null;
}
