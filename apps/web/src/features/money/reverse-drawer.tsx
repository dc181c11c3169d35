import { line } from '@kathok/contract';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { useKitForm } from '../../ui/use-kit-form.ts';
import { words } from './words.en.ts';

const schema = z.object({ reason: line(300) });
const { reverse } = words;

type ReverseDrawerProps = {
  /** What goes back, as people read it. */
  sum: string;
  onReverse: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Takes back a settled payment, saying why: a bounced cheque, a wrong entry. */
export function ReverseDrawer({ sum, onReverse, onClose }: ReverseDrawerProps) {
  const { form, field, onSubmit, errors, pending } = useKitForm({
    schema,
    defaultValues: { reason: '' },
    labels: { reason: reverse.reason },
    submit: async ({ reason }) => {
      await onReverse(reason);
      onClose();
    },
  });
  return (
    <FormDrawer title={reverse.title} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <p>{reverse.text(sum)}</p>
        <TextArea {...field('reason')} hint={reverse.reasonHint} />
        <div className="row">
          <Button onClick={onClose}>{reverse.cancel}</Button>
          <Button type="submit" tone="danger" pending={pending} pendingLabel={reverse.saving}>
            {reverse.confirm(sum)}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
