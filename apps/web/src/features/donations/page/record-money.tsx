import { format } from '../../../language/format.ts';
import type { Donation } from '@kathok/contract';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/use-kit-form.ts';
import { MoneyFields, moneySchema, moneyWords, newMoney, staffPaymentOf } from '../../money/index.ts';
import { useUpdateDonation } from '../donation.queries.ts';
import { words } from '../words.en.ts';

const schema = z.object({ payment: moneySchema });
const { record } = words;

/** Money came in for a donation that was not paid yet. */
export function RecordMoney({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const update = useUpdateDonation();
  const { form, onSubmit, errors, pending } = useKitForm({
    schema,
    defaultValues: { payment: newMoney() },
    labels: moneyWords.money.labels,
    submit: async ({ payment }) => {
      const body = { payment: staffPaymentOf(payment), version: donation.version };
      const { receiptNumber } = await update.mutateAsync({ params: { id: donation.id }, body });
      toast.success(record.done(receiptNumber));
      onClose();
    },
  });
  const sum = format.money(donation.balance, donation.currency);
  return (
    <FormDrawer title={record.title} dirty={form.formState.isDirty} onClose={onClose}>
      <FormProvider {...form}>
        <form className="form-grid" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={errors} />
          <p>{record.text(sum, donation.donorName)}</p>
          <MoneyFields />
          <div className="row">
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button type="submit" tone="primary" pending={pending} pendingLabel={words.saving}>
              {record.confirm(sum)}
            </Button>
          </div>
        </form>
      </FormProvider>
    </FormDrawer>
  );
}
