import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import type { Outcome } from './use-decision.ts';
import { words } from './words.en.ts';

/** What came of the last decision; it stays until the next one, and is read out. */
export const OutcomeLine = ({ outcome }: { outcome: Outcome | null }) => (
  <output className={`outcome ${outcome?.tone ?? ''}`}>
    {outcome && (
      <>
        <Icon name={outcome.tone === 'success' ? 'tick' : 'warn'} />
        <p>{outcome.text}</p>
        <Link to={outcome.page}>{words.outcome.open}</Link>
      </>
    )}
  </output>
);
