import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { useCentre } from '../../../lib/centre.ts';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { words } from '../words.en.ts';
import './passphrase-sheet.css';

const say = words.pass;

/** Shown once: what is not on paper now is nowhere. Printing prints the sheet alone. */
export function PassphraseSheet({ passphrase, onClose }: { passphrase: string; onClose: () => void }) {
  const centre = useCentre();
  const [day] = useState(today);
  return (
    <Dialog title={say.sheet} open onClose={onClose} held>
      <p className="no-print">{say.sheetText}</p>
      <div className="passphrase-sheet">
        <h3>{say.sheetOf(centre.name)}</h3>
        <p>{say.sheetFrom(format.day(day))}</p>
        <p className="the-passphrase">{passphrase}</p>
        <p>{say.sheetHow}</p>
        <p>{say.sheetKeep}</p>
      </div>
      <div className="dialog-actions no-print">
        <Button icon="print" onClick={() => print()}>
          {say.print}
        </Button>
        <Button tone="primary" onClick={onClose}>
          {say.close}
        </Button>
      </div>
    </Dialog>
  );
}
