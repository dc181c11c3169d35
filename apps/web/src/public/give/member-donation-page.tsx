import { hasCode } from '../../lib/problem.ts';
import { DonationForm } from '../../shared/donation-form/donation-form.tsx';
import { askedDonation } from '../../shared/donation-form/use-donation.ts';
import { UnknownMember } from '../lookup/unknown-member.tsx';
import { useMember } from '../lookup/use-member.ts';
import { createDonation } from '../pay/calls.ts';
import { useAddress } from '../site/address.ts';
import type { AnswersFor } from '../site/answers.ts';

/** A donation in a member's name. The form is there at once; whose name it is comes a moment later. */
export default function MemberDonationPage({ answers: { offers } }: { answers: AnswersFor<'offers'> }) {
  const { params, search } = useAddress();
  const id = params['id'];
  const { data, error } = useMember(id);
  return (
    <div className="box">
      <DonationForm
        purposes={offers}
        asked={askedDonation(search)}
        create={createDonation}
        member={{
          id: id ?? '',
          card: data,
          ...(hasCode(error, 'not_found') && { unknown: <UnknownMember /> }),
        }}
      />
    </div>
  );
}
