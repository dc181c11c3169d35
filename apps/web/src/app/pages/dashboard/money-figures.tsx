import { format } from '../../../language/format.ts';
import { payments, type ResponseOf } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { words } from '../../words.ts';
import { sumsOf } from './ledger-sums.ts';

const { dashboard } = words;
type Totals = ResponseOf<typeof payments.totals>;

function Waiting({ waiting }: { waiting: Totals['waiting'] | undefined }) {
  const { can } = useSession();
  const fees = can('update', 'Member') ? waiting?.fees : 0;
  const donations = can('update', 'Donation') ? waiting?.donations : 0;
  const count = waiting && (fees ?? 0) + (donations ?? 0);
  return (
    <div className="fig ask">
      <span>{dashboard.waiting}</span>
      <b>{count ?? '–'}</b>
      <span>
        {dashboard.waitingWords(
          fees ? dashboard.waitingFees(fees) : null,
          donations ? dashboard.waitingDonations(donations) : null,
        )}
      </span>
      {Boolean(count) && (
        <ButtonLink
          tone="primary"
          to={fees ? '/renewal/pending-verification' : '/donation/pending-verification'}
        >
          {dashboard.verify}
        </ButtonLink>
      )}
    </div>
  );
}

/** What asks for work today, and what came in this month. */
export function MoneyFigures() {
  const { can } = useSession();
  const from = `${today().slice(0, 7)}-01`;
  const { data } = useQuery(query(payments.totals, { query: { from } }));
  const [sum, ...others] = sumsOf(data?.totals ?? [], ['membership_fees', 'donations']);
  const simulated = (data?.simulated ?? [])
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ amount, currency }) => format.money(amount, currency));
  const byHead = (['membership_fees', 'donations'] as const).flatMap((head) =>
    sumsOf(data?.totals ?? [], [head]).map((part) => dashboard.byHead(part, dashboard.heads[head])),
  );
  return (
    <section className="card today even" aria-label={dashboard.money}>
      {(can('update', 'Member') || can('update', 'Donation')) && <Waiting waiting={data?.waiting} />}
      <div className="fig">
        <span>{dashboard.received(format.month(from))}</span>
        <b>{data ? (sum ?? format.money('0.00', 'BTN')) : '–'}</b>
        <span>{[...others, ...byHead].join(' · ') || dashboard.nothingReceived}</span>
        {simulated.length > 0 && <span>{dashboard.simulated(simulated.join(', '))}</span>}
      </div>
    </section>
  );
}
