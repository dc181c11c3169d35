import { day, endReasons, line, type Member } from '@kathok/contract';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/forms/choice-field.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { FormDrawer } from '../../ui/overlays/form-drawer.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { useUpdateMember } from './member.queries.ts';
import { words } from './words.en.ts';

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
  const { form, field, onSubmit, errors, pending } = useKitForm<Values, Values>({
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
    <FormDrawer title={words.end.title(member.name)} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <ChoiceField {...field('endReason')} options={options} />
        <Controller
          control={form.control}
          name="endedOn"
          render={({ field: { value, onChange } }) => (
            <DateField
              label={words.end.labels.endedOn}
              name="endedOn"
              error={field('endedOn').error}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <TextField {...field('endNote')} hint={words.end.noteHint} />
        <div className="row">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="primary" pending={pending} pendingLabel={words.saving}>
            {words.end.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
