import { day, endReasons, line, type Member } from '@kathok/contract';
import { z } from 'zod';
import { today } from '../../../lib/today.ts';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useUpdateMember } from '../member.queries.ts';
import { words } from '../words.en.ts';

const schema = z.object({
  endReason: z.enum(endReasons, words.end.reasonRule),
  endedOn: day,
  endNote: line(300),
});
type Values = { endReason: (typeof endReasons)[number]; endedOn: string; endNote: string };
const options = endReasons.map((value) => ({ value, label: words.standings[value] }));

/** Ends a membership, with the reason and the day. */
export function EndMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const update = useUpdateMember();
  const kit = useKitForm<Values, Values>({
    schema,
    defaultValues: { endedOn: today(), endNote: '' },
    labels: words.end.labels,
    submit: async (body) => {
      await update.mutateAsync({ params: { id: member.id }, body: { ...body, version: member.version } });
      toast.success(words.end.done(member.name));
      onClose();
    },
  });
  return (
    <DrawerForm
      title={words.end.title(member.name)}
      kit={kit}
      onClose={onClose}
      submitLabel={words.end.confirm}
    >
      <ChoiceField {...kit.field('endReason')} options={options} />
      <DateField {...kit.day('endedOn')} />
      <TextField {...kit.field('endNote')} hint={words.end.noteHint} />
    </DrawerForm>
  );
}
