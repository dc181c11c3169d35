import { isAtFrontDesk } from '../../lib/front-desk.ts';
import { isHeldBack, useSession } from '../../lib/session.ts';
import { useStartUnderWay } from '../../lib/sign-in/start.ts';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { useWaited } from '../../ui/use-waited.ts';
import { useNotices } from './use-notices.ts';
import { StorageStrip } from './storage-strip.tsx';
import { words } from './words.en.ts';
import { useLocation } from 'react-router';
import { Link } from '../../ui/text/link.tsx';
import { Strip } from '../../ui/text/strip.tsx';

const overview = '/dashboard';

/** A start that takes longer has most likely gone astray; the page may be whole without it. */
const patience = 5000;

/**
 * What everybody in the office has to know at the moment, one strip for each. That the storage is short stands above every
 * page, the rest above the dashboard alone; elsewhere, and at the front desk, a mark in the bar tells it. Which there are the start tells. Until
 * then the dashboard is made and asks for its own data, but is not seen: a strip that came above it later would move what
 * somebody is about to click.
 */
export function OfficeStrips() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const hasWaited = useWaited(patience);
  const isOverview = pathname === overview;
  const isUnknown = useStartUnderWay() && !hasWaited && isOverview;
  const notices = useNotices();
  if (!user || isHeldBack(user)) return null;
  return (
    <>
      <aside className="strips no-print" aria-label={words.notices}>
        <StorageStrip />
        {isOverview &&
          !isAtFrontDesk(user.ability) &&
          notices.map(({ title, text, link }) => (
            <Strip key={title} tone="warning" title={title}>
              {text} {link && <Link to={link.to}>{link.label}</Link>}
            </Strip>
          ))}
      </aside>
      {isUnknown && (
        <div className="before-strips">
          <LoadingState rows={8} />
        </div>
      )}
    </>
  );
}
