import type { AnswersFor } from '../site/answers.ts';
import { AtTheDesk } from './at-the-desk.tsx';
import { createDonation } from '../pay/calls.ts';
import { DonationForm } from './donation-form.tsx';

/** The donation of a guest. */
export default function DonationPage({ answers: { purposes, centre } }: { answers: AnswersFor<'purposes'> }) {
  return (
    <div className="box">
      <AtTheDesk centre={centre} />
      <DonationForm purposes={purposes} create={createDonation} />
    </div>
  );
}
