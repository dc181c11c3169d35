import type { Donation } from '@kathok/contract';
import { FormProvider } from 'react-hook-form';
import { Note } from '../../../ui/note.tsx';
import { useFormExit } from '../../../ui/use-form-exit.tsx';
import { useRecordForm } from '../../../ui/use-record-form.tsx';
import { useUpdateDonation } from '../donation.queries.ts';
import { hasReceipt, isOnItsWay } from '../page/may.ts';
import { words } from '../words.ts';
import { CurrencyField } from './currency-field.tsx';
import { DayInput } from './day-input.tsx';
import { DedicationFields } from './dedication-fields.tsx';
import { DonorField } from './donor-field.tsx';
import { EditFrame, type EditGift } from './edit-frame.tsx';
import { changedBody } from './gift-body.ts';
import { GiftFields } from './gift-fields.tsx';
import { type Gift, giftSchema, type GiftValues, giftValues } from './gift-values.ts';
import { MessageFields } from './message-fields.tsx';
import { useShownValue } from './use-shown-value.ts';

/** While a gift is not paid, everything about it may change; but what a receipt has said of it stays. */
export function EditOpenGift({ donation, reload, page, onSaved }: EditGift) {
  const update = useUpdateDonation();
  const show = useShownValue();
  const isReceipted = hasReceipt(donation);
  const { conflict, ...kit } = useRecordForm<Donation, GiftValues, Gift>({
    record: donation,
    reload,
    values: giftValues,
    schema: giftSchema,
    labels: { ...words.form.labels, ...words.form.partLabels },
    show,
    send: ({ version, ...change }) => {
      const gift = giftSchema.parse(kit.form.getValues());
      const body = { ...changedBody(gift, Object.keys(change)), version };
      return update.mutateAsync({ params: { id: donation.id }, body });
    },
    onSaved: () => {
      onSaved();
      leaveTo(page);
    },
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
        <GiftFields fixedSum={isOnItsWay(donation)} fixedPurpose={isReceipted} />
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
