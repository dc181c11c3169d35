import type { Donation } from '@kathok/contract';
import { Note } from '../../../ui/text/note.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { useRecordForm } from '../../../ui/forms/kit/use-record-form.tsx';
import { useUpdateDonation } from '../donation.queries.ts';
import { hasReceipt, isWaitingForMoney } from '../page/donation-state.ts';
import { words } from '../words.en.ts';
import { CurrencyField } from '../form/currency-field.tsx';
import { DedicationFields } from '../form/dedication-fields.tsx';
import { DonorField } from '../form/donor/donor-field.tsx';
import { EditFrame, type EditDonation } from './edit-frame.tsx';
import { changedBody } from '../form/donation-body.ts';
import { DonationFields } from '../form/donation-fields.tsx';
import {
  donationSchema,
  type DonationValues,
  donationValues,
  type TypedDonation,
} from '../form/donation-values.ts';
import { MessageFields } from '../form/message-fields.tsx';
import { useShownValue } from './use-shown-value.ts';

/** While a donation is not paid, everything about it may change; but what a receipt has said of it stays. */
export function EditOpenDonation({ donation, reload, page, onSaved }: EditDonation) {
  const update = useUpdateDonation();
  const show = useShownValue();
  const isReceipted = hasReceipt(donation);
  const kit = useRecordForm<Donation, DonationValues, TypedDonation>({
    record: donation,
    reload,
    values: donationValues,
    schema: donationSchema,
    labels: { ...words.form.labels, ...words.form.partLabels },
    show,
    send: ({ version, ...change }) => {
      const typed = donationSchema.parse(kit.form.getValues());
      const body = { ...changedBody(typed, Object.keys(change)), version };
      return update.mutateAsync({ params: { id: donation.id }, body });
    },
    onSaved,
    leave: (leaveTo) => leaveTo(page),
  });
  return (
    <EditFrame kit={kit} back={page}>
      {isReceipted && <Note>{words.form.receiptNote(donation.donorName, donation.purpose)}</Note>}
      {!isReceipted && <DonorField kit={kit} />}
      <DonationFields kit={kit} fixedSum={isWaitingForMoney(donation)} fixedPurpose={isReceipted} />
      <div className="side-by-side">
        <DateField {...kit.day('donatedOn')} />
        {!isWaitingForMoney(donation) && <CurrencyField kit={kit} />}
      </div>
      <MessageFields kit={kit} />
      <DedicationFields kit={kit} />
    </EditFrame>
  );
}
