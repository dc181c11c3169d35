import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { format } from '../../language/format.ts';
import { isAtFrontDesk } from '../../lib/front-desk.ts';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { FeesNote } from '../common-data/index.ts';
import { DeskHome } from './desk/desk-home.tsx';
import { useDashboard, type Dashboard } from './dashboard.queries.ts';
import { CampaignsCard } from './figures/campaigns-card.tsx';
import { LatestChanges } from './figures/latest-changes.tsx';
import { MembersByPlace } from './figures/members-by-place.tsx';
import { MembersByType } from './figures/members-by-type.tsx';
import { NamesTomorrow } from './figures/today/names-tomorrow.tsx';
import { ReceivedByMethod } from './figures/received-by-method.tsx';
import { ReceivedByMonth } from './figures/received-by-month.tsx';
import { Shortcuts } from './figures/shortcuts.tsx';
import { TodayFigures } from './figures/today/today-figures.tsx';
import { WaitingCard } from './figures/waiting-card.tsx';
import { daysOf, readPeriod, type Period } from './periods.ts';
import { SetupPage } from './setup/setup-page.tsx';
import { words } from './words.en.ts';
import './dashboard.css';
import type { MemberFigures } from '@kathok/contract';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/text/link.tsx';
import { membersAt } from './addresses.ts';
import { expiringIn } from './figures/expiring-in.ts';

const { members: text } = words;

/** Whose paid days end soon, and whose have ended. */
function MembersDue({ members, today }: { members: MemberFigures; today: string }) {
  const lines = [
    { label: text.in30, count: members.expiringIn30Days, to: membersAt(expiringIn(30, today)) },
    { label: text.in60, count: members.expiringIn60Days, to: membersAt(expiringIn(60, today)) },
    { label: text.in90, count: members.expiringIn90Days, to: membersAt(expiringIn(90, today)) },
    { label: text.grace, count: members.grace, to: membersAt({ standing: 'grace' }) },
    { label: text.lapsed, count: members.lapsed, to: membersAt({ standing: 'lapsed' }) },
  ];
  return (
    <Card title={text.due}>
      <dl className="due-counts">
        {lines.map(({ label, count, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Link to={to}>{format.number(count)}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What there is today, as far as this person may see it; on a centre that is not set up yet, what is left to do. */
export default function DashboardPage() {
  const [day] = useState(today);
  const [address] = useSearchParams();
  const { user } = useSession();
  const isDesk = user !== null && isAtFrontDesk(user.ability);
  const period = readPeriod(address.get('period'));
  const { data, error, refetch } = useDashboard(isDesk ? { from: day, to: day } : daysOf(period, day));
  const retry = () => void refetch();
  if (isDesk) return <DeskHome day={day} data={data} />;
  if (data?.setup) return <SetupPage steps={data.setup} day={day} />;
  return (
    <>
      <Head day={day} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {!data && !error && <LoadingState rows={6} onRetry={retry} />}
      {data && <Figures data={data} period={period} />}
    </>
  );
}

function Head({ day }: { day: string }) {
  const { user, can } = useSession();
  const firstName = user?.name.split(' ')[0] ?? '';
  return (
    <PageHeader title={words.title} lead={words.lead(firstName, format.longDay(day))}>
      {can('create', 'Donation') && (
        <ButtonLink icon="donation" to="/donation/add">
          {words.recordDonation}
        </ButtonLink>
      )}
      {can('create', 'Member') && (
        <ButtonLink icon="plus" to="/membership/add">
          {words.addMember}
        </ButtonLink>
      )}
    </PageHeader>
  );
}

function Figures({ data, period }: { data: Dashboard; period: Period }) {
  const { members, received, waiting, campaigns, changes, today: day } = data;
  const { can } = useSession();
  const hasWaiting = waiting.fees !== null || waiting.donations !== null;
  if (!members && !received)
    return (
      <div className="dashboard">
        <Shortcuts />
        {changes && <LatestChanges changes={changes} />}
      </div>
    );
  return (
    <div className="dashboard">
      {!data.isRegistrationOpen && can('manage', 'Master') && <FeesNote />}
      <TodayFigures data={data} />
      <div className="cols-2">
        <div>
          {received && <ReceivedByMonth received={received} today={day} />}
          {hasWaiting && <WaitingCard waiting={waiting} />}
          {received && <ReceivedByMethod received={received} period={period} />}
          {campaigns && campaigns.length > 0 && <CampaignsCard campaigns={campaigns} />}
        </div>
        <div>
          {can('read', 'Donation') && <NamesTomorrow today={day} />}
          {members && <MembersByType types={members.byType} />}
          {members && <MembersDue members={members} today={day} />}
          {members && <MembersByPlace members={members} />}
        </div>
      </div>
      {changes && <LatestChanges changes={changes} />}
    </div>
  );
}
