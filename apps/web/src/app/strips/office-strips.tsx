import { isHeldBack, useSession } from '../../lib/session.ts';
import { useStartUnderWay } from '../../lib/sign-in/start.ts';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { useWaited } from '../../ui/use-waited.ts';
import { SimulationStrip } from './simulation-strip.tsx';
import { StorageStrip } from './storage-strip.tsx';
import { words } from './words.en.ts';
import { reminders } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { query } from '../../lib/queries.ts';
import { Link } from '../../ui/text/link.tsx';
import { Strip } from '../../ui/text/strip.tsx';

const pages = ['/dashboard', '/settings'];

/** This strip is shown as long as no mail leaves, since nobody may believe that people are told. */
function MailStrip() {
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

/** A start that takes longer has most likely gone astray; the page may be whole without it. */
const patience = 5000;

/**
 * What everybody in the office has to know at the moment, one strip for each. Most of the time there is none. Which there
 * are the start tells. Until then the page beneath is made and asks for its own data, but is not seen: a strip that came
 * above it later would move what somebody is about to click.
 */
export function OfficeStrips() {
  const { user } = useSession();
  const hasWaited = useWaited(patience);
  const isUnknown = useStartUnderWay() && !hasWaited;
  if (!user || isHeldBack(user)) return null;
  return (
    <>
      <aside className="strips no-print" aria-label={words.notices}>
        <StorageStrip />
        <SimulationStrip />
        <MailStrip />
      </aside>
      {isUnknown && (
        <div className="before-strips">
          <LoadingState rows={8} />
        </div>
      )}
    </>
  );
}
