import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/text/link.tsx';
import { words } from './words.ts';
import './messages.css';

const tabs = [
  { to: '/notifications', label: words.tabs.upcoming, access: ['read', 'Member'] },
  { to: '/notifications/templates', label: words.tabs.templates, access: ['manage', 'Master'] },
  { to: '/notifications/mailings', label: words.tabs.mailings, access: ['manage', 'Member'] },
  { to: '/notifications/outbox', label: words.tabs.sent, access: ['manage', 'all'] },
] as const;

/** The pages about messages, as far as somebody may open them. */
export function MessageTabs() {
  const { can } = useSession();
  const { pathname } = useLocation();
  return (
    <nav className="tabs message-tabs" aria-label={words.title}>
      {tabs
        .filter(({ access: [action, subject] }) => can(action, subject))
        .map(({ to, label }) => (
          <Link key={to} to={to} viewTransition={false} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </Link>
        ))}
    </nav>
  );
}
