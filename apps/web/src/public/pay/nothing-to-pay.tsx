import type { PayerView } from '@kathok/contract';
import { useEffect } from 'react';
import { Note } from '../../ui/text/note.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { DueSummary } from './due-summary.tsx';
import { statusAddress } from '../../shared/payment-addresses.ts';
import { forgetSlip } from './slip/kept-slip.ts';
import { words } from './words.en.ts';

/** It is paid, waits, or is at the bank; in that case perhaps only because somebody turned back there. */
export function NothingToPay({ due, onAnyway }: { due: PayerView; onAnyway: () => void }) {
  // A slip that was kept here has arrived, or is not wanted any more.
  const isAtBank = due.paymentStatus === 'processing';
  useEffect(() => void (isAtBank || forgetSlip(due.id)), [due.id, isAtBank]);
  return (
    <div className="give">
      <div className="stack">
        <Note tone="info" title={words.statuses[due.paymentStatus].name}>
          <p>
            {words.statuses[due.paymentStatus].next} <a href={statusAddress(due)}>{words.seeStatus}</a>
          </p>
        </Note>
        {isAtBank && (
          <div className="not-paid">
            <p>{words.notFinished}</p>
            <Button onClick={onAnyway}>{words.payAnyway}</Button>
          </div>
        )}
      </div>
      <DueSummary due={due} />
    </div>
  );
}
