import { format } from '../../../language/format.ts';
import type { Donation } from '@kathok/contract';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { today } from '../../../lib/today.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useKitForm } from '../../../ui/use-kit-form.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.tsx';
import {
  MoneyFields,
  moneySchema,
  moneyWords,
  newMoney,
  staffPaymentOf,
  typedSum,
} from '../../money/index.ts';
import { useCreateDonation } from '../donation.queries.ts';
import { words } from '../words.ts';
import { CurrencyField } from './currency-field.tsx';
import { DedicationFields } from './dedication-fields.tsx';
import { DonorField } from './donor-field.tsx';
import { giftBody } from './gift-body.ts';
import { GiftFields } from './gift-fields.tsx';
import { checkDonor, giftFields, newGift } from './gift-values.ts';
import { MessageFields } from './message-fields.tsx';
import { MorePart } from './more-part.tsx';
import { SavedGifts, SavedNote } from './saved-gifts.tsx';
import './form.css';

const schema = z.object({ ...giftFields, payment: moneySchema }).superRefine(checkDonor);
const labels = { ...words.form.labels, ...moneyWords.money.labels };
const start = () => ({ ...newGift(today()), payment: newMoney() });

/** Whoever comes from a member's page has said already who gives. */
function useDonorSaid() {
  const { donor } = (useLocation().state ?? {}) as { donor?: { id: string; name: string } };
  return donor ? { donorType: 'member' as const, member: donor } : {};
}

/** A gift at the desk: who, how much, what for, Enter; and the next one. */
export default function AddDonationPage() {
  const create = useCreateDonation();
  const donorSaid = useDonorSaid();
  const [saved, setSaved] = useState<readonly Donation[]>([]);
  const kit = useKitForm({
    schema,
    defaultValues: { ...start(), ...donorSaid },
    labels,
    submit: async ({ payment, ...gift }) => {
      const money = staffPaymentOf(payment);
      const body = { ...giftBody({ ...gift, donatedOn: payment.paidOn }), ...(money && { payment: money }) };
      const donation = (await create.mutateAsync({ body })) as Donation;
      setSaved((before) => [donation, ...before]);
      // The next one in the box is mostly of the same kind.
      const { purposeId } = gift;
      const { method, paidOn, isPending } = payment;
      kit.form.reset({ ...start(), purposeId, payment: { ...newMoney(), method, paidOn, isPending } });
    },
  });
  const { form, onSubmit, errors, pending } = kit;
  const warning = useUnsavedWarning(form.formState.isDirty);

  const [amount, currency, message] = form.watch(['amount', 'currency', 'message']);
  const sum = typedSum.safeParse(amount);
  return (
    <>
      <PageHeader
        title={words.form.addTitle}
        lead={words.form.addLead}
        crumbs={[{ label: words.list.title, to: '/donation/list' }]}
      />
      <div className="gift-desk">
        <FormProvider {...form}>
          <form className="card padded gift-form" onSubmit={onSubmit} noValidate>
            <SavedNote donation={errors.length > 0 ? undefined : saved[0]} />
            <ErrorSummary errors={errors} />
            {warning}
            <DonorField />
            <GiftFields />
            <MoneyFields later={words.form.later} />
            <DedicationFields />
            <MorePart
              title={words.form.more}
              hint={words.form.moreHint}
              filled={message !== '' || currency !== 'BTN'}
            >
              <MessageFields />
              <CurrencyField />
            </MorePart>
            <div className="form-bar row">
              <ButtonLink to="/donation/list">{words.cancel}</ButtonLink>
              <Button type="submit" tone="primary" pending={pending} pendingLabel={words.saving}>
                {sum.success ? words.form.saveSum(format.money(sum.data, currency)) : words.save}
              </Button>
            </div>
          </form>
        </FormProvider>
        <SavedGifts donations={saved} />
      </div>
    </>
  );
}
