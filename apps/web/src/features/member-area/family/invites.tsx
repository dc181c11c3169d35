import type { FamilyLink } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/pictures/portrait.tsx';
import { useMoveLink } from './family.queries.ts';
import { words } from './words.en.ts';

const { invite: texts } = words;

/** Who asks to look after this member, and the two answers. */
export const Invites = ({ links }: { links: readonly FamilyLink[] }) =>
  links.map((link) => <Invite key={link.id} link={link} />);

function Invite({ link }: { link: FamilyLink }) {
  const move = useMoveLink();
  const name = link.keeper?.name ?? link.membershipCode;
  const answer = (state: 'accepted' | 'declined') =>
    move.mutate({ params: { id: link.id }, body: { state } });
  return (
    <section className="invite card" aria-label={texts.title(name)}>
      <Portrait name={name} photo={null} />
      <div>
        <h2>{texts.title(name)}</h2>
        <p>{texts.text}</p>
      </div>
      <div className="row">
        <Button tone="primary" pending={move.isPending} onClick={() => answer('accepted')}>
          {texts.allow}
        </Button>
        <Button pending={move.isPending} onClick={() => answer('declined')}>
          {texts.refuse}
        </Button>
      </div>
    </section>
  );
}
