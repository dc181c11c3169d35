import { type MemberList, memberListName } from '@kathok/contract';
import { z } from 'zod';
import { DialogForm } from '../../ui/forms/dialog-form.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
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
    <DialogForm title={words.renameTitle} kit={kit} onClose={onClose} submitLabel={words.save}>
      <TextField {...kit.field('name')} maxLength={40} autoComplete="off" />
    </DialogForm>
  );
}
