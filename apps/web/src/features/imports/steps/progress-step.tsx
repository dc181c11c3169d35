import type { ImportProgress } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import type { ImportKind } from '../import-kind.ts';
import { importQueries, useUndoImport } from '../import.queries.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { words } from '../words.en.ts';

const tones = { done: 'success', failed: 'danger', undone: 'plain' } as const;

function Outcome({ found }: { found: ImportProgress }) {
  const said = words.kinds[found.target];
  if (found.state === 'running' || found.state === 'undoing')
    return (
      <div className="progress-line">
        <progress max={found.rows} value={found.rowsDone} aria-label={words.progress.title} />
        <output>{words.progress.moving(found.rowsDone, found.rows, found.rowsPerSecond)}</output>
        <p className="muted">{said.mayLeave}</p>
      </div>
    );
  const state = found.state === 'previewed' ? 'undone' : found.state;
  return (
    <Note tone={tones[state]} title={words.progress.states[found.state]}>
      {found.error ?? words.progress.counts(said.count(found.created), found.rejected)}
    </Note>
  );
}

type ProgressStepProps = { kind: ImportKind; id: string; onAgain: () => void };

/** How far it is, what became of it, and the way back. */
export function ProgressStep({ kind, id, onAgain }: ProgressStepProps) {
  const said = words.kinds[kind.target];
  const { data: found, error, refetch } = useQuery(importQueries.progress(id));
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport();
  if (!found)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={3} />;
  const isDone = found.state === 'done';
  return (
    <Card title={found.fileName}>
      <div className="form-grid">
        <Outcome found={found} />
        <div className="row">
          {isDone && (
            <ButtonLink tone="primary" to={kind.newest}>
              {said.see}
            </ButtonLink>
          )}
          {found.rejected > 0 && (
            <Button
              icon="download"
              onClick={() => void saveFile(`/imports/${id}/errors.xlsx`, words.progress.rejectedFile)}
            >
              {words.progress.rejected(found.rejected)}
            </Button>
          )}
          {isDone && found.undoUntil && (
            <Button tone="danger" icon="rotate" onClick={() => setAsking(true)}>
              {words.progress.undo}
            </Button>
          )}
          {found.state !== 'running' && <Button onClick={onAgain}>{words.progress.again}</Button>}
        </div>
      </div>
      <ConfirmDialog
        title={words.progress.undoTitle(said.count(found.created))}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={words.progress.undo}
        tone="danger"
        pending={undo.isPending}
        error={undo.error}
        onConfirm={() => undo.mutate({ params: { id } }, { onSuccess: () => setAsking(false) })}
      >
        {said.undoText}
      </ConfirmDialog>
    </Card>
  );
}
