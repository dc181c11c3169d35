import { Button } from '../../../ui/button.tsx';
import { useDecisionKeys } from '../../verification/index.ts';
import { words } from '../words.en.ts';

const said = words.doubtful;

type DecideBarProps = {
  amount: string;
  keysOn: boolean;
  pending: 'match' | 'decline' | null;
  onMatch: () => void;
  onDecline: () => void;
};

/** The two decisions on one payment, by button and by key. */
export function DecideBar({ amount, keysOn, pending, onMatch, onDecline }: DecideBarProps) {
  const { early, isSeen } = useDecisionKeys({ a: onMatch, n: onDecline }, { enabled: keysOn });
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
      <Button
        tone="primary"
        aria-keyshortcuts="a"
        aria-disabled={!isSeen}
        pending={pending === 'match'}
        pendingLabel={said.matching}
        onClick={() => isSeen && onMatch()}
      >
        {said.match(amount)}
        <kbd className="kbd" aria-hidden="true">
          A
        </kbd>
      </Button>
    </div>
  );
}
