import type { AnswersFor } from '../site/answers.ts';
import { createDonation } from '../pay/calls.ts';
import { useAddress } from '../site/address.ts';
import { DonationForm } from '../../shared/donation-form/donation-form.tsx';

/** The donation of a guest. */
export default function DonationPage({ answers: { purposes } }: { answers: AnswersFor<'purposes'> }) {
  return (
    <div className="box">
      <DonationForm
        purposes={purposes}
        askedPurposeId={new URLSearchParams(useAddress().search).get('purpose')}
        create={createDonation}
      />
    </div>
  );
}
