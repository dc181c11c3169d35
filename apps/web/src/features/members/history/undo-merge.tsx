import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useUndoMerge } from '../member.queries.ts';
import { words } from '../words.en.ts';

/** For 30 days a merge can be taken back; both stand again as before. */
export function UndoMerge({ mergeId }: { mergeId: string }) {
  const undo = useUndoMerge();
  // The entry with this button is gone before the answer is told, so this does not hang on it.
  const takeBack = () =>
    undo.mutateAsync({ params: { id: mergeId } }).then(
      () => toast.success(words.duplicates.undone),
      (error: unknown) => toast.failure(error, words.duplicates.notUndone),
    );
  return (
    <Button tone="quiet" pending={undo.isPending} onClick={() => void takeBack()}>
      {words.duplicates.undo}
    </Button>
  );
}
