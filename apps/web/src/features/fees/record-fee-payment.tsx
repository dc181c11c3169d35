import { format } from '../../language/format.ts';
import { formatAmount, type MembershipFee, parseAmount } from '@kathok/contract';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { FormDrawer } from '../../ui/overlays/form-drawer.tsx';
import { Note } from '../../ui/text/note.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { MoneyFields, moneySchema, moneyWords, newMoney, staffPaymentOf, typedSum } from '../money/index.ts';
import { useUpdateFee } from './fee.queries.ts';
import { words } from './words.ts';

const { record } = words;
const schema = z.object({ amountReceived: typedSum, payment: moneySchema });
const labels = { ...moneyWords.money.labels, amountReceived: record.amountReceived };

type RecordFeePaymentProps = {
  fee: Pick<MembershipFee, 'id' | 'balance' | 'currency' | 'version'>;
  onClose: () => void;
};

/** Money in hand for a fee that is open: all of it, or a part. */
export function RecordFeePayment({ fee, onClose }: RecordFeePaymentProps) {
  const update = useUpdateFee();
  const { form, field, onSubmit, errors, pending } = useKitForm({
    schema,
    defaultValues: { amountReceived: fee.balance, payment: newMoney() },
    labels,
    submit: async ({ amountReceived, payment }) => {
      const money = staffPaymentOf(payment);
      if (!money) return;
      const body = { payment: { ...money, amountReceived }, version: fee.version };
      const { paymentStatus } = await update.mutateAsync({ params: { id: fee.id }, body });
      toast.success(record[paymentStatus === 'pending' ? 'waits' : 'done'](sum));
      onClose();
    },
  });
  const typed = typedSum.safeParse(form.watch('amountReceived')).data ?? '0';
  const minor = parseAmount(typed) ?? 0;
  const open = (parseAmount(fee.balance) ?? 0) - minor;
  const sum = format.exactMoney(formatAmount(minor), fee.currency);
  return (
    <FormDrawer title={record.title} dirty={form.formState.isDirty} onClose={onClose}>
      <FormProvider {...form}>
        <form className="form-grid" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={errors} />
          <p>{record.open(format.exactMoney(fee.balance, fee.currency))}</p>
          <TextField {...field('amountReceived')} inputMode="decimal" autoComplete="off" />
          {minor > 0 && open > 0 && (
            <Note>{record.short(format.exactMoney(formatAmount(open), fee.currency))}</Note>
          )}
          <MoneyFields />
          <div className="row">
            <Button onClick={onClose}>{record.cancel}</Button>
            <Button type="submit" tone="primary" pending={pending} pendingLabel={record.saving}>
              {record.save(sum)}
            </Button>
          </div>
        </form>
      </FormProvider>
    </FormDrawer>
  );
}
