import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { words } from '../words.ts';
import '../../theme/member.css';

/** Where a member arrives. */
export default function MemberHomePage() {
  const { user } = useSession();
  const firstName = user?.name.split(' ')[0] ?? '';
  return (
    <div className="box mine">
      <div className="full">
        <h1 tabIndex={-1}>{words.member.greeting(firstName)}</h1>
        <p className="muted">{words.member.lead}</p>
      </div>
      <Card title={words.member.profileTitle}>
        <p className="muted">{words.member.profileText}</p>
        <p className="row">
          <ButtonLink icon="person" to="/apps/user/view">
            {words.member.profileLink}
          </ButtonLink>
        </p>
      </Card>
      {user?.memberId && (
        <Card title={words.member.papersTitle}>
          <p className="muted">{words.member.papersText}</p>
          <p className="row">
            <ButtonLink icon="scroll" to={`/generate-certificate/${user.memberId}`}>
              {words.member.papersLink}
            </ButtonLink>
          </p>
        </Card>
      )}
    </div>
  );
}
