import { type ReactNode, useState } from 'react';
import { hasCode } from '../../../lib/problem.ts';
import { problemOf } from '../../../ui/problem.ts';
import { Button, type Look } from '../../../ui/plain-button.tsx';
import { words as site } from '../../site/words.en.ts';
import { type OpenedPaper, savePdf } from '../flow/open-paper.ts';
import { words } from '../words.en.ts';

type SavePdfProps = Look & { paper: Pick<OpenedPaper, 'grant' | 'number'>; children: ReactNode };

export function SavePdf({ paper, children, ...look }: SavePdfProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function save() {
    setPending(true);
    setError(undefined);
    try {
      await savePdf(paper);
    } catch (problem) {
      const isOver = hasCode(problem, 'not_found');
      setError(isOver ? words.downloadEnded : (problemOf(problem)?.title ?? site.notLoaded));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button
        {...look}
        icon="download"
        pending={pending}
        pendingLabel={words.downloading}
        onClick={() => void save()}
      >
        {children}
      </Button>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
