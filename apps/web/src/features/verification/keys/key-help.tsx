import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { words } from '../words.en.ts';

const { keys } = words;

/** The keys at a glance, in the head of the page. */
export const KeyLine = ({ onHelp }: { onHelp: () => void }) => (
  <p className="keys">
    <span>
      <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> {keys.nextPrevious}
    </span>
    {Object.entries(keys.short).map(([key, what]) => (
      <span key={key}>
        <kbd className="kbd">{key.toUpperCase()}</kbd> {what}
      </span>
    ))}
    <button type="button" onClick={onHelp}>
      <kbd className="kbd">?</kbd> {keys.all}
    </button>
  </p>
);

type KeyHelpProps = { open: boolean; onClose: () => void; on: boolean; onChoose: (on: boolean) => void };

export const KeyHelp = ({ open, onClose, on, onChoose }: KeyHelpProps) => (
  <Dialog open={open} title={keys.title} onClose={onClose}>
    <p>{keys.lead}</p>
    <dl className="facts">
      {Object.entries(keys.names).map(([key, what]) => (
        <div className="key-fact" key={key}>
          <dt>
            <kbd className="kbd">{key.toUpperCase()}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <CheckField
      label={keys.use}
      name="use-keys"
      checked={on}
      onChange={(event) => onChoose(event.target.checked)}
    />
  </Dialog>
);
