import { day as aDay } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { format } from '../../../language/format.ts';
import { today } from '../../../lib/today.ts';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ritualQueries, useCreateDay } from '../ritual.queries.ts';
import { words } from './words.en.ts';

const said = words.own;
const ownDay = z.object({ ritualId: z.string().min(1, said.rule), date: aDay });

/** A day that somebody knows; it needs no calendar. */
export function OwnDay({ onClose }: { onClose: () => void }) {
  const create = useCreateDay();
  const { data } = useQuery(ritualQueries.rituals());
  const kit = useKitForm({
    schema: ownDay,
    defaultValues: { ritualId: '', date: today() },
    labels: said.labels,
    submit: async (body) => {
      await create.mutateAsync({ body });
      toast.success(said.done(format.longDay(body.date)));
      onClose();
    },
  });
  const options = (data ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DialogForm title={said.title} kit={kit} onClose={onClose} submitLabel={said.submit}>
      <p className="muted">{said.text}</p>
      <SelectField {...kit.field('ritualId')} placeholder={said.choose} options={options} />
      <DateField {...kit.day('date')} />
    </DialogForm>
  );
}
