import { format } from '../../language/format.ts';
import { formatAmount, parseAmount, donationPurposes, type MembershipFee } from '@kathok/contract';
import { z } from 'zod';
import { DrawerForm } from '../../ui/forms/drawer-form.tsx';
import { Note } from '../../ui/text/note.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { MoneyFields, moneySchema, moneyWords, newMoney, staffPaymentOf, typedSum } from '../money/index.ts';
import { useUpdateFee } from './fee.queries.ts';
import { words } from './words.en.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';

type ExcessPurposeProps = { rest: string } & Omit<Parameters<typeof SelectField>[0], 'options'>;

/** More than the fee: the rest is a donation, and this is what it is given for. */
function ExcessPurpose({ rest, ...field }: ExcessPurposeProps) {
  const purposes = useQuery(query(donationPurposes.all, {}));
  return (
    <SelectField
      {...field}
      hint={words.record.more(rest)}
      placeholder={words.record.choosePurpose}
      options={purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
    />
  );
}

const { record } = words;
const labels = {
  ...moneyWords.money.labels,
  'payment.amountReceived': record.amountReceived,
  'payment.excessPurposeId': record.excess,
};
const minorOf = (sum: string) => parseAmount(typedSum.safeParse(sum).data ?? '0') ?? 0;

/** The fields are named as in the API, so that what it refuses stands at its field. */
const schemaFor = (balance: number) =>
  z.object({
    payment: moneySchema
      .and(z.object({ amountReceived: typedSum, excessPurposeId: z.string() }))
      .refine((said) => minorOf(said.amountReceived) <= balance || said.excessPurposeId !== '', {
        path: ['excessPurposeId'],
        error: record.excessRule,
      }),
  });

type RecordFeePaymentProps = {
  fee: Pick<MembershipFee, 'id' | 'balance' | 'currency' | 'version'>;
  onClose: () => void;
};

/** Money in hand for a fee that is open: all of it, or a part. */
export function RecordFeePayment({ fee, onClose }: RecordFeePaymentProps) {
  const update = useUpdateFee();
  const kit = useKitForm({
    schema: schemaFor(parseAmount(fee.balance) ?? 0),
    defaultValues: { payment: { ...newMoney(), amountReceived: fee.balance, excessPurposeId: '' } },
    labels,
    submit: async ({ payment: { amountReceived, excessPurposeId, ...payment } }) => {
      const money = staffPaymentOf(payment);
      if (!money) return;
      const excess = open < 0 ? { excessPurposeId } : {};
      const body = { payment: { ...money, amountReceived, ...excess }, version: fee.version };
      const { paymentStatus } = await update.mutateAsync({ params: { id: fee.id }, body });
      toast.success(record[paymentStatus === 'pending' ? 'waits' : 'done'](sum));
      onClose();
    },
  });
  const minor = minorOf(kit.form.watch('payment.amountReceived'));
  const open = (parseAmount(fee.balance) ?? 0) - minor;
  const sum = format.exactMoney(formatAmount(minor), fee.currency);
  return (
    <DrawerForm
      title={record.title}
      kit={kit}
      onClose={onClose}
      submitLabel={record.save(sum)}
      pendingLabel={record.saving}
    >
      <p>{record.open(format.exactMoney(fee.balance, fee.currency))}</p>
      <TextField {...kit.field('payment.amountReceived')} inputMode="decimal" autoComplete="off" />
      {minor > 0 && open > 0 && (
        <Note>{record.short(format.exactMoney(formatAmount(open), fee.currency))}</Note>
      )}
      {open < 0 && (
        <ExcessPurpose
          {...kit.field('payment.excessPurposeId')}
          rest={format.exactMoney(formatAmount(-open), fee.currency)}
        />
      )}
      <MoneyFields kit={kit} />
    </DrawerForm>
  );
}
