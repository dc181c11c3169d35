import { day, line, type Member } from '@kathok/contract';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { FormDrawer } from '../../ui/overlays/form-drawer.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { useUpdateMember } from './member.queries.ts';
import { words } from './words.en.ts';

const schema = z.object({ reinstatedOn: day, reinstateNote: line(300) });

/** Takes the end of a membership back, saying from which day and why. */
export function ReinstateMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const update = useUpdateMember();
  const { form, field, onSubmit, errors, pending } = useKitForm({
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
    <FormDrawer title={words.reinstate.title(member.name)} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <p>{words.reinstate.text}</p>
        <Controller
          control={form.control}
          name="reinstatedOn"
          render={({ field: { value, onChange } }) => (
            <DateField
              label={words.reinstate.labels.reinstatedOn}
              name="reinstatedOn"
              error={field('reinstatedOn').error}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <TextField {...field('reinstateNote')} />
        <div className="row">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="primary" pending={pending} pendingLabel={words.saving}>
            {words.reinstate.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
