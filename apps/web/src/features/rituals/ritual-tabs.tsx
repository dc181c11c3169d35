import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import { Link } from '../../ui/text/link.tsx';
import { ritualQueries } from './ritual.queries.ts';
import { words } from './words.en.ts';

/** The pages about rituals, with how many names wait for a day. */
export function RitualTabs() {
  const { can } = useSession();
  const { pathname } = useLocation();
  const open = useQuery(ritualQueries.open()).data?.length ?? 0;
  const year = today().slice(0, 4);
  const tabs = [
    { name: 'month', to: '/rituals/month', at: '/rituals/month' },
    { name: 'today', to: '/rituals/today', at: '/rituals/today' },
    { name: 'year', to: `/rituals/year/${year}`, at: '/rituals/year' },
    { name: 'open', to: '/rituals/open', at: '/rituals/open' },
    { name: 'kinds', to: '/rituals/kinds', at: '/rituals/kinds' },
  ] as const;
  return (
    <nav className="tabs above-list" aria-label={words.tabsLabel}>
      {tabs
        .filter(({ name }) => name !== 'kinds' || can('manage', 'Ritual'))
        .map(({ name, to, at }) => (
          <Link
            key={name}
            to={to}
            viewTransition={false}
            aria-current={pathname.startsWith(at) ? 'page' : undefined}
          >
            {words.tabs[name]}
            {name === 'open' && open > 0 && <span className="count hot">{open}</span>}
          </Link>
        ))}
    </nav>
  );
}
