import { Button } from '../../../ui/button.tsx';
import type { EarlyPress } from '../keys/use-decision-keys.ts';
import { words } from '../words.en.ts';

type DecideBarProps = {
  approveLabel?: string;
  rejectLabel?: string;
  /** What would be approved, with its currency. */
  sum: string;
  early: EarlyPress<'a' | 'r'> | null;
  isSeen: boolean;
  pending: boolean;
  onReject: () => void;
};

/** The two decisions, by button and by key. Approving sends the form with the id "decision". */
export const DecideBar = ({
  approveLabel = words.approve,
  rejectLabel = words.reject,
  sum,
  early,
  isSeen,
  pending,
  onReject,
}: DecideBarProps) => (
  <div className="bar-decide">
    {/* A key that was pressed too early is shown, so that nobody wonders what became of it. */}
    <output className="early-press">
      {early && (early.waits ? words.early[early.key] : words.early.again(early.key.toUpperCase()))}
    </output>
    <Button tone="danger" aria-keyshortcuts="r" onClick={onReject}>
      {rejectLabel}
      <kbd className="kbd" aria-hidden="true">
        R
      </kbd>
    </Button>
    <Button
      tone="primary"
      type="submit"
      form="decision"
      aria-keyshortcuts="a"
      aria-disabled={!isSeen}
      pending={pending}
      pendingLabel={words.approving}
      onClick={(event) => {
        if (!isSeen) event.preventDefault();
      }}
    >
      <span>
        {approveLabel} <span className="sum">{sum}</span>
      </span>
      <kbd className="kbd" aria-hidden="true">
        A
      </kbd>
    </Button>
  </div>
);
