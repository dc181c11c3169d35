import { MemberCardView } from '../lookup/member-card.tsx';
import { UnknownMember } from '../lookup/unknown-member.tsx';
import { useMember } from '../lookup/use-member.ts';
import { createRenewal } from '../pay/calls.ts';
import { useAddress } from '../site/address.ts';
import { Loaded } from '../site/loaded.tsx';
import { RenewalHead, RenewalStep } from '../../shared/renewal-form/renewal-step.tsx';

/** Renewing for oneself or for somebody else: how long, then to the way to pay. */
export default function RenewPage() {
  const member = useMember(useAddress().params['id']);
  return (
    <div className="box later">
      <RenewalHead />
      <Loaded from={member} unknown={<UnknownMember />}>
        {(card) => (
          <div className="give">
            <RenewalStep {...card} memberId={card.id} offer={card.renewal} create={createRenewal} />
            <MemberCardView card={card} purpose="look" />
          </div>
        )}
      </Loaded>
    </div>
  );
}
