import { format } from '../../../language/format.ts';
import type { Donation } from '@kathok/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { startFrom } from '../../../ui/forms/kit/start-from.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import {
  MoneyFields,
  moneySchema,
  moneyWords,
  newMoney,
  staffPaymentOf,
  typedSum,
} from '../../money/index.ts';
import { useCreateDonation } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import { CurrencyField } from './currency-field.tsx';
import { DedicationFields } from './dedication-fields.tsx';
import { DonorField } from './donor/donor-field.tsx';
import { donationBody } from './donation-body.ts';
import { DonationFields } from './donation-fields.tsx';
import { checkDonor, donationFields, firstDonor, newDonation } from './donation-values.ts';
import { MessageFields } from './message-fields.tsx';
import { MorePart } from './more-part.tsx';
import { SavedDonations, SavedNote } from './saved-donations.tsx';
import './form.css';

const schema = z.object({ ...donationFields, payment: moneySchema }).superRefine(checkDonor);
const labels = { ...words.form.labels, ...moneyWords.money.labels };
const start = (donor: ReturnType<typeof firstDonor>) => ({
  ...newDonation(today()),
  ...donor,
  payment: newMoney(),
});

/** Anyone who comes from a member's page, or by the quick search, has said already who gives. */
function useDonorSaid() {
  const { key, state } = useLocation();
  const { donor } = (state ?? {}) as { donor?: { id: string; name: string } };
  return { key, donor: donor ? { donorType: 'member' as const, member: donor } : {} };
}

/** The form of one donation after the other, and those that it has saved. */
function useNewDonation() {
  const { can } = useSession();
  const create = useCreateDonation();
  const { key, donor } = useDonorSaid();
  const [saved, setSaved] = useState<readonly Donation[]>([]);
  /** A new number asks for the next donor. */
  const [turn, setTurn] = useState(0);
  const kit = useKitForm({
    schema,
    defaultValues: { ...start(firstDonor(can)), ...donor },
    labels,
    submit: async ({ payment, ...typed }) => {
      const sent = structuredClone(kit.form.getValues());
      const money = staffPaymentOf(payment);
      const body = {
        ...donationBody({ ...typed, donatedOn: payment.paidOn }),
        ...(money && { payment: money }),
      };
      const donation = (await create.mutateAsync({ body })) as Donation;
      setSaved((before) => [donation, ...before]);
      // The next one in the box is mostly of the same kind.
      const { purposeId } = typed;
      const { method, paidOn, isPending } = payment;
      const next = {
        ...start(firstDonor(can)),
        purposeId,
        payment: { ...newMoney(), method, paidOn, isPending },
      };
      // Anyone who was quicker than the answer has begun with the next one already.
      if (startFrom(kit.form, next as typeof sent, sent)) return;
      kit.form.reset(next);
      setTurn((before) => before + 1);
    },
  });
  // When another donor is chosen while the form is open, what was typed of the rest stays.
  const { setValue } = kit.form;
  useEffect(() => {
    if (donor.member)
      for (const [name, value] of Object.entries(donor)) setValue(name as 'donorType', value as 'member');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each time it is asked.
  }, [key]);

  return { kit, saved, formKey: `${turn} ${key}` };
}

/** A donation at the desk: who, how much, what for, Enter; and the next one. */
export default function AddDonationPage() {
  const { kit, saved, formKey } = useNewDonation();
  const [amount, currency, message] = kit.form.watch(['amount', 'currency', 'message']);
  const sum = typedSum.safeParse(amount);
  return (
    <>
      <PageHeader
        title={words.form.addTitle}
        lead={words.form.addLead}
        crumbs={[{ label: words.list.title, to: '/donation/list' }]}
      />
      <div className="donation-desk">
        <PageForm
          kit={kit}
          cancelTo="/donation/list"
          submitLabel={sum.success ? words.form.saveSum(format.money(sum.data, currency)) : words.save}
          className="card padded donation-form"
          buttonsClassName="form-bar row"
        >
          <SavedNote donation={kit.errors.length > 0 ? undefined : saved[0]} />
          <DonorField kit={kit} key={formKey} />
          <DonationFields kit={kit} />
          <MoneyFields kit={kit} later={words.form.later} />
          <DedicationFields kit={kit} />
          <MorePart
            title={words.form.more}
            hint={words.form.moreHint}
            filled={message !== '' || currency !== 'BTN'}
          >
            <MessageFields kit={kit} />
            <CurrencyField kit={kit} />
          </MorePart>
        </PageForm>
        <SavedDonations donations={saved} />
      </div>
    </>
  );
}
