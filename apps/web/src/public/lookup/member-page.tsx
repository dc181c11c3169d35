import type { MemberCard } from '@kathok/contract';
import { Loaded } from '../site/loaded.tsx';
import { useAddress } from '../site/address.ts';
import { words as titles } from '../site/words.en.ts';
import { MemberCardView } from './member-card.tsx';
import { UnknownMember } from './unknown-member.tsx';
import { useMember } from './use-member.ts';

/** The card of somebody, with what can be done for them. Before it is asked for, the page is the same for every id. */
export default function MemberPage() {
  const { params } = useAddress();
  const member = useMember(params['id']);
  return (
    <div className="box lookup later">
      <h1>{titles.titles.member}</h1>
      <Loaded from={member} unknown={<UnknownMember />}>
        {(card: MemberCard) => <MemberCardView card={card} />}
      </Loaded>
    </div>
  );
}
