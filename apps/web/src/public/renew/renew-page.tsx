import { format } from '../../language/format.ts';
import type { MemberCard } from '@kathok/contract';
import { Note } from '../../ui/text/note.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { MemberCardView } from '../lookup/member-card.tsx';
import { UnknownMember } from '../lookup/unknown-member.tsx';
import { useMember } from '../lookup/use-member.ts';
import { useAddress } from '../site/address.ts';
import { Loaded } from '../site/loaded.tsx';
import { RenewForm } from './renew-form.tsx';
import { words } from './words.ts';

/** Renewing for oneself or for somebody else: how long, then to the way to pay. */
export default function RenewPage() {
  const member = useMember(useAddress().params['id']);
  return (
    <div className="box later">
      <div className="give-head">
        <h1>{words.title}</h1>
        <StepList steps={['first', 'pay']} current="first" names={words.steps} />
      </div>
      <Loaded from={member} unknown={<UnknownMember />}>
        {(card) => (
          <div className="give">
            {card.renewal && card.renewal.options.length > 0 ? (
              <RenewForm memberId={card.id} offer={card.renewal} />
            ) : (
              <NothingToRenew card={card} />
            )}
            <MemberCardView card={card} purpose="look" />
          </div>
        )}
      </Loaded>
    </div>
  );
}

const NothingToRenew = ({ card: { isLifetime, paidUntil } }: { card: MemberCard }) => (
  <Note tone="plain" title={words.notNow}>
    <p>{isLifetime ? words.forLife : words.notNowText(paidUntil && format.day(paidUntil))}</p>
  </Note>
);
