import { useState } from 'react';
import { hasCode } from '../../lib/problem.ts';
import { Button } from '../../ui/plain-button.tsx';
import { Note } from '../../ui/text/note.tsx';
import { openPaper, savePdf, viewAddressOf } from '../papers/flow/open-paper.ts';
import { useKeptPaper } from '../papers/flow/kept-paper.ts';
import { words } from './words.en.ts';

/** The receipt of a payment, from the payer's own page: as PDF, and as a page. */
export function ReceiptOfPayment({ dueId }: { dueId: string }) {
  const { change } = useKeptPaper();
  const [pending, setPending] = useState<'pdf' | 'page' | null>(null);
  const [error, setError] = useState<'over' | 'failed' | null>(null);

  async function open(how: 'pdf' | 'page') {
    setPending(how);
    setError(null);
    try {
      const paper = await openPaper({ dueId });
      change('opened', paper);
      if (how === 'pdf') await savePdf(paper);
      else location.assign(viewAddressOf(paper));
    } catch (problem) {
      setError(hasCode(problem, 'invalid_token') ? 'over' : 'failed');
    } finally {
      setPending(null);
    }
  }

  return (
    <>
      <div className="row">
        <Button
          tone="primary"
          big
          icon="download"
          pending={pending === 'pdf'}
          pendingLabel={words.gettingReceipt}
          onClick={() => void open('pdf')}
        >
          {words.downloadReceipt}
        </Button>
        <Button
          big
          icon="eye"
          pending={pending === 'page'}
          pendingLabel={words.gettingReceipt}
          onClick={() => void open('page')}
        >
          {words.seeReceipt}
        </Button>
      </div>
      {error === 'failed' && <Note tone="danger">{words.receiptFailed}</Note>}
      {error === 'over' && (
        <Note tone="plain">
          <p>
            {words.receiptOver} <a href="/generate-certificate/donation-search">{words.receiptElsewhere}</a>
          </p>
        </Note>
      )}
    </>
  );
}
