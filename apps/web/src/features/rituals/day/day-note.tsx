import type { RitualDay } from '@kathok/contract';
import { z } from 'zod';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { TextArea } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useUpdateDay } from '../ritual.queries.ts';
import { words } from './words.en.ts';

const noteSchema = z.object({ note: z.string().max(1000) });

/** What the reader or the office wants to remember of a day. */
export function DayNote({ day, onClose }: { day: RitualDay; onClose: () => void }) {
  const update = useUpdateDay();
  const kit = useKitForm({
    schema: noteSchema,
    defaultValues: { note: day.note ?? '' },
    labels: { note: words.note.label },
    submit: async ({ note }) => {
      const body = { note: note.trim() || null, version: day.version };
      await update.mutateAsync({ params: { id: day.id }, body });
      toast.success(words.note.done);
      onClose();
    },
  });
  return (
    <DialogForm title={words.note.title} kit={kit} onClose={onClose} submitLabel={words.note.submit}>
      <TextArea {...kit.field('note')} maxLength={1000} />
    </DialogForm>
  );
}
