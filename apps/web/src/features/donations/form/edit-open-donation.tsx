import type { Donation } from '@kathok/contract';
import { FormProvider } from 'react-hook-form';
import { Note } from '../../../ui/text/note.tsx';
import { useFormExit } from '../../../ui/forms/use-form-exit.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.tsx';
import { useUpdateDonation } from '../donation.queries.ts';
import { hasReceipt, isOnItsWay } from '../page/may.ts';
import { words } from '../words.en.ts';
import { CurrencyField } from './currency-field.tsx';
import { DayInput } from './day-input.tsx';
import { DedicationFields } from './dedication-fields.tsx';
import { DonorField } from './donor-field.tsx';
import { EditFrame, type EditDonation } from './edit-frame.tsx';
import { changedBody } from './donation-body.ts';
import { DonationFields } from './donation-fields.tsx';
import {
  donationSchema,
  type DonationValues,
  donationValues,
  type TypedDonation,
} from './donation-values.ts';
import { MessageFields } from './message-fields.tsx';
import { useShownValue } from './use-shown-value.ts';

/** While a donation is not paid, everything about it may change; but what a receipt has said of it stays. */
export function EditOpenDonation({ donation, reload, page, onSaved }: EditDonation) {
  const update = useUpdateDonation();
  const show = useShownValue();
  const isReceipted = hasReceipt(donation);
  const { conflict, ...kit } = useRecordForm<Donation, DonationValues, TypedDonation>({
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
    leave: () => leaveTo(page),
  });
  const { warning, leaveTo } = useFormExit(kit.form.formState.isDirty);
  return (
    <FormProvider {...kit.form}>
      <EditFrame
        kit={kit}
        back={page}
        notes={
          <>
            {isReceipted && <Note>{words.form.receiptNote(donation.donorName, donation.purpose)}</Note>}
            {warning}
            {conflict}
          </>
        }
      >
        {!isReceipted && <DonorField />}
        <DonationFields fixedSum={isOnItsWay(donation)} fixedPurpose={isReceipted} />
        <div className="side-by-side">
          <DayInput name="donatedOn" />
          {!isOnItsWay(donation) && <CurrencyField />}
        </div>
        <MessageFields />
        <DedicationFields />
      </EditFrame>
    </FormProvider>
  );
}
