import { memberListName } from '@kathok/contract';
import { z } from 'zod';
import { DialogForm } from '../../ui/forms/dialog-form.tsx';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Note } from '../../ui/text/note.tsx';
import { useAddMembers, useCreateList, useMemberLists } from './member-list.queries.ts';
import { words } from './words.en.ts';

const isNew = 'new';
/** A name is asked for where the list is a new one. */
const choice = z.object({ listId: z.string(), name: z.string() }).superRefine(({ listId, name }, issues) => {
  const wrong = listId === isNew && memberListName.safeParse(name).error?.issues[0];
  if (wrong) issues.addIssue({ code: 'custom', path: ['name'], message: wrong.message });
});

type AddDialogProps = { ids: readonly string[]; note?: string | null; onClose: () => void };

export default function AddDialog({ ids, note, onClose }: AddDialogProps) {
  const lists = useMemberLists();
  const create = useCreateList();
  const add = useAddMembers();
  const kit = useKitForm({
    schema: choice,
    defaultValues: { listId: lists[0]?.id ?? isNew, name: '' },
    labels: words.labels,
    submit: async ({ listId, name }) => {
      if (listId === isNew) {
        const list = await create.mutateAsync({ body: { name, ids: [...ids] } });
        toast.success(words.added(ids.length, ids.length, list.name));
      } else {
        const list = await add.mutateAsync({ params: { id: listId }, body: { ids: [...ids] } });
        toast.success(words.added(list.added, ids.length, list.name));
      }
      onClose();
    },
  });
  const options = [
    ...lists.map(({ id, name, memberCount }) => ({ value: id, label: words.option(name, memberCount) })),
    { value: isNew, label: words.newList },
  ];
  return (
    <DialogForm
      title={words.addTitle(ids.length)}
      kit={kit}
      onClose={onClose}
      submitLabel={words.addConfirm(ids.length)}
    >
      {note && <Note tone="info">{note}</Note>}
      {lists.length > 0 && <SelectField {...kit.field('listId')} options={options} />}
      {kit.form.watch('listId') === isNew && (
        <TextField {...kit.field('name')} hint={words.nameHint} maxLength={40} autoComplete="off" />
      )}
    </DialogForm>
  );
}
