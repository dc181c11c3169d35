import { type MemberList, memberListName } from '@kathok/contract';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useRenameList } from './member-list.queries.ts';
import { words } from './words.en.ts';

const renaming = z.object({ name: memberListName });

export default function RenameDialog({ list, onClose }: { list: MemberList; onClose: () => void }) {
  const rename = useRenameList();
  const kit = useKitForm({
    schema: renaming,
    defaultValues: { name: list.name },
    labels: words.renameLabels,
    submit: async (body) => {
      await rename.mutateAsync({ params: { id: list.id }, body });
      toast.success(words.renamed(body.name));
      onClose();
    },
  });
  return (
    <Dialog title={words.renameTitle} open onClose={onClose}>
      <form className="form-grid" onSubmit={kit.onSubmit} noValidate>
        <ErrorSummary errors={kit.errors} />
        <TextField {...kit.field('name')} maxLength={40} autoComplete="off" />
        <div className="dialog-actions">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
