import { useLocation } from 'react-router';
import { Link } from '../../ui/text/link.tsx';
import { words } from './words.en.ts';

const tabs = [
  { name: 'month', to: '/rituals/month' },
  { name: 'today', to: '/rituals/today' },
] as const;

/** The pages about rituals. */
export function RitualTabs() {
  const { pathname } = useLocation();
  return (
    <nav className="tabs above-list" aria-label={words.tabsLabel}>
      {tabs.map(({ name, to }) => (
        <Link key={name} to={to} viewTransition={false} aria-current={pathname === to ? 'page' : undefined}>
          {words.tabs[name]}
        </Link>
      ))}
    </nav>
  );
}
