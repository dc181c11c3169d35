import type { AnswersFor } from '../site/answers.ts';
import { createDonation } from '../pay/calls.ts';
import { DonationForm } from './donation-form.tsx';

/** The donation of a guest. */
export default function DonationPage({ answers: { purposes } }: { answers: AnswersFor<'purposes'> }) {
  return (
    <div className="box">
      <DonationForm purposes={purposes} create={createDonation} />
    </div>
  );
}
