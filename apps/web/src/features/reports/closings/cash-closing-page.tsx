import { type CashDay, cashClosings, defaultCurrency } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { Figure } from '../result/figures.tsx';
import { DayChoice } from '../question/day-choice.tsx';
import { Choice } from '../question/question-form.tsx';
import { words as reportWords } from '../words.en.ts';
import { ClosedCard } from './closed-card.tsx';
import { CountForm } from './count-form.tsx';
import { differenceText } from './difference-text.ts';
import { PeopleCard } from './people-card.tsx';
import { RecentDays } from './recent-days.tsx';
import { words } from './words.en.ts';
import '../reports.css';
import './closings.css';

const crumbs = [{ label: reportWords.all.title, to: '/reports' }];

/** One day of the cash desk: what was booked, by whom, and what was counted. */
export default function CashClosingPage() {
  const { can } = useSession();
  const [address, setAddress] = useSearchParams();
  const day = address.get('day') || today();
  const currency = address.get('currency') || defaultCurrency;
  const cash = useQuery({
    ...query(cashClosings.get, { params: { day }, query: { currency } }),
    // Keeps the choice of currencies; what belongs to the day itself is not shown under another one.
    placeholderData: keepPreviousData,
  });
  const open = (changed: { day?: string; currency?: string }) =>
    setAddress({ day, currency, ...changed }, { replace: true });
  const currencies = [...new Set([defaultCurrency, currency, ...(cash.data?.currencies ?? [])])];
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} crumbs={crumbs}>
        {can('export', 'Report') && (
          <SaveFileButton
            path={`${cashClosings.print.path.replace(':day', day)}?currency=${currency}`}
            fileName={`cash-closing-${day}.pdf`}
            icon="print"
          >
            {words.print}
          </SaveFileButton>
        )}
      </PageHeader>
      <section className="card asked">
        <div className="says period">
          <DayChoice label={words.day} value={day} onChange={(chosen) => chosen && open({ day: chosen })} />
          {currencies.length > 1 && (
            <Choice
              label={words.currency}
              value={currency}
              options={currencies.map((one) => [one, one])}
              onChange={(chosen) => open({ currency: chosen })}
            />
          )}
        </div>
      </section>
      {cash.error && <ErrorState error={cash.error} onRetry={() => void cash.refetch()} />}
      {cash.data && !cash.isPlaceholderData ? (
        <Shown cash={cash.data} onRefused={() => void cash.refetch()} />
      ) : (
        cash.isFetching && <LoadingState />
      )}
    </>
  );
}

function Shown({ cash, onRefused }: { cash: CashDay; onRefused: () => void }) {
  const { can } = useSession();
  const { closing, changed, currency } = cash;
  const sum = (amount: string) => format.exactMoney(amount, currency);
  return (
    <>
      {changed && (
        <Note tone="warning" title={words.changed.title}>
          {words.changed.text(sum(changed.booked), differenceText(changed.difference, currency))}
        </Note>
      )}
      <Sums cash={cash} />
      <div className="cash-day">
        <div className="stack">
          <PeopleCard cash={cash} />
          {closing && <ClosedCard closing={closing} />}
          {!closing && can('update', 'Donation') && (
            <CountForm key={`${cash.day}${currency}`} cash={cash} onRefused={onRefused} />
          )}
          {!closing && !can('update', 'Donation') && <Note>{words.count.mayNot}</Note>}
        </div>
        <RecentDays recent={cash.recent} currency={currency} />
      </div>
    </>
  );
}

function Sums({ cash }: { cash: CashDay }) {
  const { day, closing, currency, heads } = cash;
  const sum = (amount: string) => format.exactMoney(amount, currency);
  const behind = new URLSearchParams({ period: 'custom', from: day, to: day, method: 'cash' });
  const held = Number(heads.heldForRefund) !== 0;
  return (
    <section className="card today even figs" aria-label={words.booked}>
      <Figure label={words.booked} value={sum(closing?.booked ?? cash.booked)}>
        <span className="cash-heads">
          <Link to={`/fee-report?${behind}`}>
            {words.heads.fees} {sum(heads.membershipFees)}
          </Link>
          <Link to={`/donation-report?${behind}`}>
            {words.heads.donations} {sum(heads.donations)}
          </Link>
          {held && (
            <span>
              {words.heads.held} {sum(heads.heldForRefund)}
            </span>
          )}
        </span>
      </Figure>
      {closing && (
        <>
          <Figure label={words.opening} value={sum(closing.opening)} />
          <Figure label={words.counted} value={sum(closing.counted)} />
          <Figure label={words.difference} value={differenceText(closing.difference, currency)} />
        </>
      )}
    </section>
  );
}
