import { format } from '../../../language/format.ts';
import type { Donation } from '@kathok/contract';
import { z } from 'zod';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { MoneyFields, moneySchema, moneyWords, newMoney, staffPaymentOf } from '../../money/index.ts';
import { useUpdateDonation } from '../donation.queries.ts';
import { words } from '../words.en.ts';

const schema = z.object({ payment: moneySchema });
const { record } = words;

/** Money came in for a donation that was not paid yet. */
export function RecordMoney({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const update = useUpdateDonation();
  const kit = useKitForm({
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
    <DrawerForm title={record.title} kit={kit} onClose={onClose} submitLabel={record.confirm(sum)}>
      <p>{record.text(sum, donation.donorName)}</p>
      <MoneyFields kit={kit} />
    </DrawerForm>
  );
}
