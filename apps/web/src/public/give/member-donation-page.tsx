import { UnknownMember } from '../lookup/unknown-member.tsx';
import { useMember } from '../lookup/use-member.ts';
import { useAddress } from '../site/address.ts';
import type { AnswersFor } from '../site/answers.ts';
import { hasCode } from '../../lib/problem.ts';
import { createDonation } from '../pay/calls.ts';
import { DonationForm } from './donation-form.tsx';
import { words } from './words.en.ts';

/** A donation in a member's name. The form is there at once; whose name it is comes a moment later. */
export default function MemberDonationPage({ answers: { purposes } }: { answers: AnswersFor<'purposes'> }) {
  const id = useAddress().params['id'];
  const { data, error } = useMember(id);
  const name = data ? words.memberGives(data.name, data.membershipCode) : '…';
  return (
    <div className="box">
      <DonationForm
        purposes={purposes}
        create={createDonation}
        member={{ id: id ?? '', name }}
        giver={
          <section>
            <h2>{words.donor}</h2>
            {error !== undefined && hasCode(error, 'not_found') ? (
              <UnknownMember />
            ) : (
              <p className="note plain">{name}</p>
            )}
          </section>
        }
      />
    </div>
  );
}
