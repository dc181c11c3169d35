import { day, line, type Member } from '@kathok/contract';
import { z } from 'zod';
import { today } from '../../../lib/today.ts';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useUpdateMember } from '../member.queries.ts';
import { words } from '../words.en.ts';

const schema = z.object({ reinstatedOn: day, reinstateNote: line(300) });

/** Takes the end of a membership back, saying from which day and why. */
export function ReinstateMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const update = useUpdateMember();
  const kit = useKitForm({
    schema,
    defaultValues: { reinstatedOn: today(), reinstateNote: '' },
    labels: words.reinstate.labels,
    submit: async (values) => {
      const body = { reinstate: true as const, ...values, version: member.version };
      await update.mutateAsync({ params: { id: member.id }, body });
      toast.success(words.reinstate.done(member.name));
      onClose();
    },
  });
  return (
    <DrawerForm
      title={words.reinstate.title(member.name)}
      kit={kit}
      onClose={onClose}
      submitLabel={words.reinstate.confirm}
    >
      <p>{words.reinstate.text}</p>
      <DateField {...kit.day('reinstatedOn')} />
      <TextField {...kit.field('reinstateNote')} />
    </DrawerForm>
  );
}
