import { defaultCurrency } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Motif, type MotifName } from '../../../ui/pictures/motif.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import type { Dashboard } from '../dashboard.queries.ts';
import { moneyText, sumsOf } from '../money.ts';
import { words } from '../words.en.ts';
import './desk.css';

const { desk: text } = words;

type Act = { to: string; motif: MotifName | null; said: { title: string; text: string } };

const acts: readonly Act[] = [
  { to: '/donation/add', motif: 'lamp', said: text.donation },
  { to: '/renew-membership/renewal', motif: 'wheel', said: text.renew },
  { to: '/membership/add', motif: 'lotus', said: text.register },
  { to: '/membership-list', motif: null, said: text.find },
];

/** The home of somebody who receives visitors: the four things they come for, and what has come today. */
export function DeskHome({ day, data }: { day: string; data: Dashboard | undefined }) {
  const { user } = useSession();
  return (
    <>
      <PageHeader title={text.greeting(user?.name.split(' ')[0] ?? '')} lead={format.longDay(day)} />
      <ul className="deeds">
        {acts.map(({ to, motif, said }) => (
          <li key={to}>
            <Link to={to}>
              {motif ? (
                <span className="disc">
                  <Motif name={motif} />
                </span>
              ) : (
                <span className="niche">
                  <span className="arch">
                    <Icon name="person" />
                  </span>
                </span>
              )}
              <b>{said.title}</b>
              <span>{said.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data?.received && <Today totals={data.received.totals} />}
    </>
  );
}

type Totals = NonNullable<Dashboard['received']>['totals'];

/** What has come since the morning, in the centre's own currency. */
function Today({ totals }: { totals: Totals }) {
  const ours = totals.filter(({ currency }) => currency === defaultCurrency);
  const figures = [
    { label: text.donations, of: ours.filter(({ head }) => head === 'donations') },
    { label: text.fees, of: ours.filter(({ head }) => head === 'membership_fees') },
    { label: text.cash, of: ours.filter(({ method }) => method === 'cash') },
  ];
  return (
    <section className="desk-today" aria-labelledby="desk-today">
      <h2 id="desk-today">{text.today}</h2>
      <div className="card today even">
        {figures.map(({ label, of }) => (
          <div className="fig" key={label(0)}>
            <span>{label(of.reduce((sum, { count }) => sum + count, 0))}</span>
            <b className="num">{moneyText(sumsOf(of)[0] ?? { currency: defaultCurrency, minor: 0 })}</b>
          </div>
        ))}
      </div>
    </section>
  );
}
