import { isHeldBack, useSession } from '../../lib/session.ts';
import { useStartUnderWay } from '../../lib/sign-in/start.ts';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { useWaited } from '../../ui/use-waited.ts';
import { MailStrip } from './mail-strip.tsx';
import { SimulationStrip } from './simulation-strip.tsx';
import { StorageStrip } from './storage-strip.tsx';
import { words } from './words.en.ts';

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
