import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { words } from '../words.en.ts';

const { recovery } = words;

/** Shown once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog open title={recovery.showTitle} onClose={onClose}>
    <p>{recovery.showText}</p>
    <ol className="recovery-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div className="dialog-actions">
      <CopyButton text={codes.join('\n')} label={recovery.name} />
      <Button icon="print" onClick={() => window.print()}>
        {recovery.print}
      </Button>
      <Button tone="primary" onClick={onClose}>
        {recovery.done}
      </Button>
    </div>
  </Dialog>
);
