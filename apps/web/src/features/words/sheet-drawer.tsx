import { uploadLimits, type WordImport } from '@kathok/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/forms/fields/file-drop.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Note } from '../../ui/text/note.tsx';
import { FocusedError } from '../../ui/text/states/focused-error.tsx';
import { sheetTypes } from '../imports/index.ts';
import { useImportWords } from './word.queries.ts';
import { words } from './words.en.ts';

const said = words.sheet;
const mostNamed = 20;

/** A sheet that a reader filled in: checked first, then taken over. */
export function SheetDrawer({ onClose }: { onClose: () => void }) {
  const send = useImportWords();
  const [tried, setTried] = useState<{ file: File; result: WordImport }>();
  const look = (file: File) =>
    send.mutate({ body: { file, dryRun: 'true' } }, { onSuccess: (result) => setTried({ file, result }) });
  const take = (file: File) =>
    send.mutate(
      { body: { file, dryRun: 'false' } },
      {
        onSuccess: ({ changed, approved }) => {
          toast.success(said.done(changed, approved));
          onClose();
        },
      },
    );
  return (
    <Dialog title={said.title} side open onClose={onClose}>
      <p className="muted">{said.lead}</p>
      {tried ? (
        <>
          <Found result={tried.result} />
          <div className="row">
            <Button onClick={() => setTried(undefined)}>{said.another}</Button>
            {tried.result.unchanged + tried.result.problems.length < tried.result.rows && (
              <Button tone="primary" pending={send.isPending} onClick={() => take(tried.file)}>
                {said.take}
              </Button>
            )}
          </div>
        </>
      ) : (
        <FileDrop
          label={said.file}
          name="words-sheet"
          hint={said.fileHint}
          accept={sheetTypes}
          maxBytes={uploadLimits.importSheet}
          pending={send.isPending}
          onFile={look}
        />
      )}
      <FocusedError error={send.error} />
    </Dialog>
  );
}

/** What a sheet would change, and which of its rows cannot be taken. */
function Found({ result: { rows, changed, approved, unchanged, problems } }: { result: WordImport }) {
  const isNothing = unchanged + problems.length === rows;
  return (
    <>
      <p>{isNothing ? said.nothing : said.found(changed, approved)}</p>
      {problems.length > 0 && (
        <Note tone="warning" title={said.problems(problems.length)}>
          <ul>
            {problems.slice(0, mostNamed).map(({ row, word, message }) => (
              <li key={row}>{said.row(row, word, message)}</li>
            ))}
          </ul>
          {problems.length > mostNamed && <p>{said.more(problems.length - mostNamed)}</p>}
        </Note>
      )}
    </>
  );
}
