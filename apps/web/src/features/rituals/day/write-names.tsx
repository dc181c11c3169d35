import { longestDedicatedName, mostDedicatedNames, namesInLines, type RitualDay } from '@kathok/contract';
import { z } from 'zod';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { TextArea } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useWriteNames } from '../ritual.queries.ts';
import { words } from './words.en.ts';

const said = words.write;
const typedNames = z.object({
  names: z.string().superRefine((text, issues) => {
    const names = namesInLines(text);
    const tell = (message: string) => issues.addIssue({ code: 'custom', message });
    if (names.length === 0) tell(said.none);
    else if (names.length > mostDedicatedNames) tell(said.tooMany(mostDedicatedNames));
    else if (names.some((name) => name.length > longestDedicatedName))
      tell(said.tooLong(longestDedicatedName));
  }),
  living: z.enum(['living', 'deceased']),
});

export const livingOptions = [
  { value: 'living', label: said.living },
  { value: 'deceased', label: said.deceased },
];

/** Names that came by telephone or at the door; on a list that has closed they are marked as late. */
export function WriteNames({ day, onClose }: { day: RitualDay; onClose: () => void }) {
  const write = useWriteNames();
  const kit = useKitForm({
    schema: typedNames,
    defaultValues: { names: '', living: 'deceased' as const },
    labels: said.labels,
    submit: async ({ names: text, living }) => {
      const names = namesInLines(text);
      await write.mutateAsync({ params: { id: day.id }, body: { names, living: living === 'living' } });
      toast.success(said.done(names.length));
      onClose();
    },
  });
  return (
    <DialogForm
      title={day.state === 'closed' ? said.titleLate : said.title}
      kit={kit}
      onClose={onClose}
      submitLabel={said.submit}
    >
      <TextArea {...kit.field('names')} rows={5} autoComplete="off" />
      <ChoiceField {...kit.field('living')} options={livingOptions} />
    </DialogForm>
  );
}
