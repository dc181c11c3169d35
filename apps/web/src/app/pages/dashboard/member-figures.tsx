import { members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { words } from '../../words.ts';
import { Figure } from './figures.tsx';

const { dashboard } = words;

/** The register in three figures, each leading to its list. */
export function MemberFigures() {
  const active = useQuery(query(members.activeTotal, {}));
  const pending = useQuery(query(members.pendingTotal, {}));
  const inactive = useQuery(query(members.inactiveTotal, {}));
  return (
    <section className="card today even" aria-label={dashboard.register}>
      <Figure label={dashboard.active} count={active.data?.total} to="/membership-list?status=active">
        {dashboard.seeActive}
      </Figure>
      <Figure label={dashboard.pending} count={pending.data?.total} to="/membership-list?status=pending">
        {dashboard.seePending}
      </Figure>
      <Figure label={dashboard.inactive} count={inactive.data?.total} to="/membership-list?status=inactive">
        {dashboard.seeInactive}
      </Figure>
    </section>
  );
}
