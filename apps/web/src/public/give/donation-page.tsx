import type { AnswersFor } from '../site/answers.ts';
import { createDonation } from '../pay/calls.ts';
import { useAddress } from '../site/address.ts';
import { DonationForm } from '../../shared/donation-form/donation-form.tsx';
import { askedDonation } from '../../shared/donation-form/use-donation.ts';

/** The donation of a guest. */
export default function DonationPage({ answers: { offers } }: { answers: AnswersFor<'offers'> }) {
  return (
    <div className="box">
      <DonationForm purposes={offers} asked={askedDonation(useAddress().search)} create={createDonation} />
    </div>
  );
}
