import { useEffect } from 'react';
import { Button } from '../../ui/plain-button.tsx';
import type { OpenedPaper } from './flow/open-paper.ts';
import { Paper } from '../../shared/papers/paper.tsx';
import { SavePdf } from './steps/save-pdf.tsx';
import { words } from './words.en.ts';

/** The paper as a page, with what can be done with it above; the bar is not printed. */
export default function OpenedSheet({ paper, onDone }: { paper: OpenedPaper; onDone: () => void }) {
  useEffect(() => {
    if (location.search !== '?print') return;
    history.replaceState(null, '', location.pathname);
    // Two frames later the pictures of the paper have been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  }, []);
  return (
    <div className="desk">
      <div className="doc-bar">
        <p>{words.paperNamed(paper.content.title, paper.number)}</p>
        <Button icon="logout" onClick={onDone}>
          {words.done}
        </Button>
        <SavePdf paper={paper}>{words.pdf}</SavePdf>
        <Button tone="primary" icon="print" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <Paper content={paper.content} />
    </div>
  );
}
