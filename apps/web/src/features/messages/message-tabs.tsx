import { mostCounted } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { format } from '../../language/format.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/text/link.tsx';
import { messageQueries } from './message.queries.ts';
import { words } from './words.en.ts';
import './messages.css';

const tabs = [
  { name: 'upcoming', to: '/notifications', access: ['read', 'Member'] },
  { name: 'templates', to: '/notifications/templates', access: ['manage', 'Master'] },
  { name: 'mailings', to: '/notifications/mailings', access: ['manage', 'Member'] },
  { name: 'sent', to: '/notifications/outbox', access: ['manage', 'all'] },
  { name: 'unreachable', to: '/notifications/unreachable', access: ['read', 'Member'] },
] as const;

/** The pages about messages, as far as somebody may open them, with how much there is on each. */
export function MessageTabs() {
  const { can } = useSession();
  const { pathname } = useLocation();
  const counts = useQuery(messageQueries.counts()).data;
  const texts: Partial<Record<(typeof tabs)[number]['name'], string>> = counts
    ? {
        upcoming: format.number(counts.upcoming),
        templates: format.number(counts.templates),
        sent: format.number(counts.sent),
        unreachable: sumText(Object.values(counts.unreachable)),
      }
    : {};
  return (
    <nav className="tabs message-tabs" aria-label={words.title}>
      {tabs
        .filter(({ access: [action, subject] }) => can(action, subject))
        .map(({ name, to }) => (
          <Link key={to} to={to} viewTransition={false} aria-current={pathname === to ? 'page' : undefined}>
            {words.tabs[name]}
            {texts[name] !== undefined && <span className="count">{texts[name]}</span>}
          </Link>
        ))}
    </nav>
  );
}

/** How many messages there were this month, and the way to those that did not leave. */
export function MessagesThisMonth() {
  const counts = useQuery(messageQueries.counts()).data?.thisMonth;
  if (!counts || counts.messages === 0) return null;
  const { month, messages, failed } = counts;
  return (
    <p className="month-of-messages">
      <b>{words.thisMonth(format.month(month), sumText([messages]))}</b>
      {failed > 0 && (
        <Link to="/notifications/outbox?status=failed">{words.notSent(format.number(failed))}</Link>
      )}
    </p>
  );
}

/** Each is counted up to `mostCounted`; with more than that in one, the sum says so. */
export function sumText(counts: readonly number[]): string {
  const sum = counts.reduce((all, count) => all + Math.min(count, mostCounted), 0);
  return counts.some((count) => count > mostCounted) ? words.orMore(sum) : format.number(sum);
}
