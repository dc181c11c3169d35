import { day as aDay, type RitualDay } from '@kathok/contract';
import { z } from 'zod';
import { format } from '../../../language/format.ts';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Note } from '../../../ui/text/note.tsx';
import { useUpdateDay } from '../ritual.queries.ts';
import { words } from './words.en.ts';

const said = words.moving;
const dayOrNone = z.union([z.literal(''), aDay]);

const schemaFor = (today: string) =>
  z
    .object({
      act: z.enum(['move', 'cancel']),
      date: dayOrNone,
      moveTo: dayOrNone,
      reason: z.string().trim().max(300),
    })
    .superRefine(({ act, date, reason }, issues) => {
      if (act === 'move' && (date === '' || date === today))
        issues.addIssue({ code: 'custom', path: ['date'], message: said.dateRule });
      if (act === 'cancel' && reason === '')
        issues.addIssue({ code: 'custom', path: ['reason'], message: said.reasonRule });
    });

const acts = [
  { value: 'move', label: said.move },
  { value: 'cancel', label: said.cancel },
];

/** Moves a day, or cancels it; no name is lost by either. */
export function MoveDay({ day, onClose }: { day: RitualDay; onClose: () => void }) {
  const update = useUpdateDay();
  const kit = useKitForm({
    schema: schemaFor(day.date),
    defaultValues: { act: 'move' as const, date: day.date, moveTo: '', reason: '' },
    labels: said.labels,
    submit: async ({ act, date, moveTo, reason }) => {
      const body =
        act === 'move'
          ? { date, ...(reason && { reason }) }
          : { state: 'cancelled' as const, reason, ...(moveTo && { moveTo }) };
      await update.mutateAsync({ params: { id: day.id }, body: { ...body, version: day.version } });
      toast.success(act === 'move' ? said.movedDone(format.longDay(date)) : said.cancelledDone);
      onClose();
    },
  });
  const act = kit.value('act');
  const names = day.counts?.names ?? 0;
  return (
    <DialogForm
      title={said.title(day.ritual, format.longDay(day.date))}
      kit={kit}
      onClose={onClose}
      cancelLabel={said.leave}
      submitLabel={act === 'move' ? said.submitMove : said.submitCancel}
      submitButton={{ tone: act === 'move' ? 'primary' : 'danger' }}
    >
      {names > 0 && <p className="muted">{said.names(names)}</p>}
      <ChoiceField {...kit.field('act')} options={acts} />
      {act === 'move' ? (
        <DateField {...kit.day('date')} />
      ) : (
        <DateField {...kit.day('moveTo')} hint={said.moveToHint} optional />
      )}
      <TextField {...kit.field('reason')} hint={said.reasonHint} maxLength={300} optional={act === 'move'} />
      {names > 0 && <Note tone="plain">{said.tells}</Note>}
    </DialogForm>
  );
}
