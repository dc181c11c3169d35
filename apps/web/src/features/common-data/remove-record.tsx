import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import type { CommonRecord, Kind } from './kind.ts';
import { useKindChanges } from './kind.queries.ts';
import { words } from './words.en.ts';

type RemoveRecordProps<Item extends CommonRecord, Values extends FieldValues, Body> = {
  kind: Kind<Item, Values, Body>;
  record: Item;
};

/** Only what nothing uses can go; the server's refusal says how often it is used, and where. */
export function RemoveRecord<Item extends CommonRecord, Values extends FieldValues, Body>({
  kind,
  record,
}: RemoveRecordProps<Item, Values, Body>) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { remove } = useKindChanges(kind);

  function leave() {
    toast.success(kind.words.removed(record.name));
    void navigate(kind.base);
  }

  return (
    <>
      <Button tone="line" icon="close" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        title={kind.words.removeTitle(record.name)}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={words.remove}
        tone="danger"
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ params: { id: record.id } }, { onSuccess: leave })}
      >
        {words.removeText}
      </ConfirmDialog>
    </>
  );
}
