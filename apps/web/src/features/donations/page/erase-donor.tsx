import { type Donation, eraseDonorBody } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useKitForm } from '../../../ui/forms/use-kit-form.ts';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Note } from '../../../ui/text/note.tsx';
import { useEraseDonor } from '../donation.queries.ts';
import { words } from '../words.ts';

const { erase: texts } = words.page;
type Values = { donationNumber: string; reason: string };

/** Erases a donor who never was a member, for good. The number is typed by hand, so that nobody is erased by mistake. */
export function EraseDonor({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const { id, donorName, donationNumber } = donation;
  const erase = useEraseDonor();
  const { form, field, onSubmit, errors, pending } = useKitForm<Values, Values>({
    schema: eraseDonorBody,
    defaultValues: { donationNumber: '', reason: '' },
    labels: texts.labels,
    submit: async (body) => {
      await erase.mutateAsync({ params: { id }, body });
      toast.success(texts.done(donationNumber));
      onClose();
    },
  });
  return (
    <FormDrawer title={texts.title(donorName)} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <Note tone="warning" title={texts.forGood}>
          <p>{texts.lead}</p>
        </Note>
        <TextField
          {...field('donationNumber')}
          hint={texts.numberHint(donationNumber)}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...field('reason')} hint={texts.reasonHint} autoComplete="off" />
        <div className="row">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" tone="danger" pending={pending} pendingLabel={texts.erasing}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
