import { hasCode } from '../../lib/problem.ts';
import { DonationForm } from '../../shared/donation-form/donation-form.tsx';
import { UnknownMember } from '../lookup/unknown-member.tsx';
import { useMember } from '../lookup/use-member.ts';
import { createDonation } from '../pay/calls.ts';
import { useAddress } from '../site/address.ts';
import type { AnswersFor } from '../site/answers.ts';

/** A donation in a member's name. The form is there at once; whose name it is comes a moment later. */
export default function MemberDonationPage({ answers: { purposes } }: { answers: AnswersFor<'purposes'> }) {
  const { params, search } = useAddress();
  const id = params['id'];
  const { data, error } = useMember(id);
  return (
    <div className="box">
      <DonationForm
        purposes={purposes}
        askedPurposeId={new URLSearchParams(search).get('purpose')}
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
