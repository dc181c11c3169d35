import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useUndoMerge } from '../member.queries.ts';
import { words } from '../words.ts';

const onError = (error: Error) => toast.danger(error.message);
const onSuccess = () => toast.success(words.duplicates.undone);

/** For 30 days a merge can be taken back; both stand again as before. */
export function UndoMerge({ mergeId }: { mergeId: string }) {
  const undo = useUndoMerge();
  return (
    <Button
      tone="quiet"
      pending={undo.isPending}
      onClick={() => undo.mutate({ params: { id: mergeId } }, { onSuccess, onError })}
    >
      {words.duplicates.undo}
    </Button>
  );
}
