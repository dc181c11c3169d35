import { MemberCardView } from '../lookup/member-card.tsx';
import { UnknownMember } from '../lookup/unknown-member.tsx';
import { useMember } from '../lookup/use-member.ts';
import { createRenewal } from '../pay/calls.ts';
import { useAddress } from '../site/address.ts';
import { Loaded } from '../site/loaded.tsx';
import { RenewHead, RenewStep } from './renew-step.tsx';

/** Renewing for oneself or for somebody else: how long, then to the way to pay. */
export default function RenewPage() {
  const member = useMember(useAddress().params['id']);
  return (
    <div className="box later">
      <RenewHead />
      <Loaded from={member} unknown={<UnknownMember />}>
        {(card) => (
          <div className="give">
            <RenewStep {...card} memberId={card.id} offer={card.renewal} create={createRenewal} />
            <MemberCardView card={card} purpose="look" />
          </div>
        )}
      </Loaded>
    </div>
  );
}
