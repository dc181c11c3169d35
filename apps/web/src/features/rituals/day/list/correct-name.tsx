import { dedicatedNameText, type RitualDay, type RitualEntry } from '@kathok/contract';
import { z } from 'zod';
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx';
import { ChoiceField } from '../../../../ui/forms/fields/choice-field.tsx';
import { TextField } from '../../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../../ui/overlays/toast-store.ts';
import { useUpdateEntry, useWriteNames } from '../../ritual.queries.ts';
import { scriptOf } from '../reading/reading-parts.ts';
import { words } from '../words.en.ts';
import { livingOptions } from '../write-names.tsx';

const said = words.correct;
const corrected = z.object({ name: dedicatedNameText, living: z.enum(['living', 'deceased']) });

type CorrectNameProps = { day: RitualDay; line: RitualEntry; onClose: () => void };

/** The right spelling. What was read stays as it was read, and the right name comes beside it. */
export function CorrectName({ day, line, onClose }: CorrectNameProps) {
  const update = useUpdateEntry();
  const write = useWriteNames();
  const wasRead = line.readAt !== null;
  const kit = useKitForm({
    schema: corrected,
    defaultValues: { name: line.name, living: line.living ? ('living' as const) : ('deceased' as const) },
    labels: said.labels,
    submit: async ({ name, living: typed }) => {
      const living = typed === 'living';
      if (wasRead)
        await write.mutateAsync({
          params: { id: day.id },
          body: { names: [name], living, corrects: line.id },
        });
      else
        await update.mutateAsync({
          params: { id: line.id },
          body: { name, living, version: line.version },
        });
      toast.success(said.done);
      onClose();
    },
  });
  return (
    <DialogForm title={said.title} kit={kit} onClose={onClose} submitLabel={said.submit}>
      <TextField
        {...kit.field('name')}
        lang={scriptOf(kit.value('name'))}
        hint={wasRead ? said.readHint : line.givenName && said.given(line.givenName)}
        autoComplete="off"
      />
      <ChoiceField {...kit.field('living')} options={livingOptions} />
    </DialogForm>
  );
}
