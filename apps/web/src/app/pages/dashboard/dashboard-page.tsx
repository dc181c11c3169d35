import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { today } from '../../../lib/today.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { words } from '../../words.ts';
import { Figures } from './figures.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { MemberBreakdown } from './member-breakdown.tsx';
import { MemberFigures } from './member-figures.tsx';
import { MoneyFigures } from './money-figures.tsx';

/** What there is today, as far as this person may see it. */
export default function DashboardPage() {
  const { user, can } = useSession();
  const [day] = useState(today);
  const mayCount = can('read', 'User') || can('read', 'Role');
  const maySeeRegister = can('read', 'Dashboard') && can('read', 'Member');
  const maySeeMoney = can('read', 'Dashboard') && (can('read', 'Member') || can('read', 'Donation'));
  const maySeeChanges = can('manage', 'all');
  const firstName = user?.name.split(' ')[0] ?? '';
  return (
    <>
      <PageHeader title={words.dashboard.title} lead={words.dashboard.lead(firstName, format.longDay(day))}>
        {can('create', 'Donation') && (
          <ButtonLink icon="donation" shrink to="/donation/add">
            {words.dashboard.recordDonation}
          </ButtonLink>
        )}
        {can('create', 'Member') && (
          <ButtonLink icon="plus" shrink to="/membership/add">
            {words.dashboard.addMember}
          </ButtonLink>
        )}
      </PageHeader>
      {maySeeMoney && <MoneyFigures />}
      {maySeeRegister && <MemberFigures />}
      {maySeeRegister && <MemberBreakdown />}
      {mayCount && <Figures />}
      {maySeeChanges && <LatestChanges />}
      {!maySeeMoney && !maySeeRegister && !mayCount && !maySeeChanges && (
        <section className="card">
          <EmptyState motif="lotus" title={words.dashboard.nothing}>
            {words.dashboard.nothingWhy}
          </EmptyState>
        </section>
      )}
    </>
  );
}
