import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { words } from './words.en.ts';
import './paper-page.css';

/** The pages of papers stand outside of the office's frame, which brings the client of the others. */
export const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

export const PaperComing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main id="main" tabIndex={-1} className="paper-coming">
    {error ? <ErrorState error={error} onRetry={onRetry} /> : <LoadingState rows={8} />}
    {Boolean(error) && (
      <Button icon="left" onClick={() => history.back()}>
        {words.back}
      </Button>
    )}
  </main>
);

type PaperPageProps = {
  title: string;
  number?: string;
  /** The path of the file below `/api`. */
  pdf: { path: string; fileName: string };
  /** What else can be done with it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The bar above a paper, and the paper. */
export const PaperPage = ({ title, number, pdf, actions, children }: PaperPageProps) => (
  <main id="main" tabIndex={-1} className="paper-page">
    <nav className="paper-bar" aria-label={words.bar}>
      <p>
        {title} {number && <span>{number}</span>}
      </p>
      <Button tone="line" icon="left" onClick={() => history.back()}>
        {words.back}
      </Button>
      {actions}
      <SaveFileButton tone="line" {...pdf}>
        {words.pdf}
      </SaveFileButton>
      <Button tone="primary" icon="print" onClick={() => print()}>
        {words.print}
      </Button>
    </nav>
    {children}
  </main>
);
