import { reminders } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/text/link.tsx';
import { Strip } from '../../ui/text/strip.tsx';
import { words } from './words.en.ts';

const pages = ['/dashboard', '/settings'];

/** This strip is shown as long as no mail leaves, since nobody may believe that people are told. */
export function MailStrip() {
  const { pathname } = useLocation();
  const { can } = useSession();
  const isShown = pages.includes(pathname) && can('read', 'Member');
  const { data: ways } = useQuery({ ...query(reminders.ways, {}), enabled: isShown });
  if (!isShown || !ways || ways.hasMail) return null;
  return (
    <Strip tone="warning" title={words.mail.title}>
      {words.mail.text}{' '}
      {can('manage', 'all') && <Link to="/settings#part-messages">{words.mail.toSettings}</Link>}
    </Strip>
  );
}
