import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useDecisionKeys } from '../../verification/index.ts';
import { words } from '../words.en.ts';

const said = words.doubtful;

type DecideBarProps = {
  /** What the button says that approves; null where there is nothing to approve. */
  match: string | null;
  keysOn: boolean;
  pending: 'match' | 'decline' | null;
  onMatch: () => void;
  onDecline: () => void;
  /** Another way out, where there is nothing to approve. */
  children?: ReactNode;
};

/** The two decisions on one payment, by button and by key. */
export function DecideBar({ match, keysOn, pending, onMatch, onDecline, children }: DecideBarProps) {
  const { early, isSeen } = useDecisionKeys(
    { a: () => match !== null && onMatch(), n: onDecline },
    { enabled: keysOn },
  );
  return (
    <div className="bar-decide">
      <output className="early-press">{early && said.early(early.key.toUpperCase())}</output>
      <Button
        aria-keyshortcuts="n"
        aria-disabled={!isSeen}
        pending={pending === 'decline'}
        onClick={() => isSeen && onDecline()}
      >
        {said.decline}
        <kbd className="kbd" aria-hidden="true">
          N
        </kbd>
      </Button>
      {children}
      {match !== null && (
        <Button
          tone="primary"
          aria-keyshortcuts="a"
          aria-disabled={!isSeen}
          pending={pending === 'match'}
          pendingLabel={said.matching}
          onClick={() => isSeen && onMatch()}
        >
          {match}
          <kbd className="kbd" aria-hidden="true">
            A
          </kbd>
        </Button>
      )}
    </div>
  );
}
