import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftPlace, dropDraft, keepDraft, readDraft } from '../../../lib/browser/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../button.tsx';
import { Note } from '../../text/note.tsx';
import { words } from '../../words.en.ts';

/** What was typed and not sent is there again after a reload or a wrong turn. Render `note`; call `forget` once it is sent. */
export function useKeptDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const { user } = useSession();
  const [place] = useState(() => draftPlace(user?.id ?? '', name));
  const [draft] = useState(() => readDraft(place) as Partial<Values> | null);
  const isSent = useRef(false);
  const [isTakenUp, setTakenUp] = useState(draft !== null);

  useEffect(() => {
    for (const [field, value] of Object.entries(draft ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    const { unsubscribe } = form.watch((values) => {
      if (!isSent.current) keepDraft(place, values);
    });
    return unsubscribe;
  }, [form, place, draft]);

  function forget(): void {
    isSent.current = true;
    dropDraft(place);
  }

  function startAfresh(): void {
    form.reset();
    dropDraft(place);
    setTakenUp(false);
  }

  const note = isTakenUp && (
    <Note tone="info">
      <p>{words.draftTakenUp}</p>
      <Button tone="quiet" icon="rotate" onClick={startAfresh}>
        {words.draftAfresh}
      </Button>
    </Note>
  );
  return { note, forget };
}
