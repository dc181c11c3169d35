import type { PaperContent } from '@kathok/contract';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/text/error-state.tsx';
import { LoadingState } from '../../ui/text/loading-state.tsx';
import { QrCode } from '../../public/qr/qr-code.tsx';
import { Paper } from './paper.tsx';
import { words } from './words.ts';
import './paper-page.css';

export const PaperComing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main id="main" tabIndex={-1}>
    {error ? <ErrorState error={error} onRetry={onRetry} /> : <LoadingState rows={8} />}
  </main>
);

type PaperPageProps = { content: PaperContent; number: string; pdfPath: string };

/** A paper as a page of its own, to be read on a phone, printed or kept, with what can be done with it above. */
export const PaperPage = ({ content, number, pdfPath }: PaperPageProps) => (
  <main id="main" tabIndex={-1} className="paper-page">
    <nav className="paper-bar" aria-label={words.bar}>
      <p>
        {content.title} <span>{number}</span>
      </p>
      <Button tone="line" onClick={() => history.back()}>
        {words.back}
      </Button>
      <Button
        tone="line"
        icon="download"
        onClick={() => void saveFile(pdfPath, `${number.replaceAll('/', '-')}.pdf`)}
      >
        {words.pdf}
      </Button>
      <Button tone="primary" onClick={() => print()}>
        {words.print}
      </Button>
    </nav>
    <Paper
      content={content}
      qr={content.verification && <QrCode text={content.verification.address} label={words.qr} />}
    />
  </main>
);
