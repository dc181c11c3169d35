import { maskIdentity, type Member, phoneText } from '@kathok/contract';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../words.en.ts';

const { about } = words;

/** What the centre knows of how to reach the member. */
export function AboutCard({ member }: { member: Member }) {
  const { phone, email, identityType, identityNumber } = member;
  const home = [member.village, member.gewog, member.dzongkhag, member.country].filter(Boolean).join(', ');
  return (
    <Card
      title={about.title}
      actions={
        <Link to="/membership-details/edit">
          {about.change}
          <span className="hidden"> {about.title}</span>
        </Link>
      }
    >
      <dl className="facts">
        <dt>{about.phone}</dt>
        <dd className="num">{phone ? phoneText(phone) : about.none}</dd>
        <dt>{about.email}</dt>
        <dd>{email ?? <Link to="/membership-details/edit">{about.addEmail}</Link>}</dd>
        {identityType && identityNumber && (
          <>
            <dt>{words.identityTypes[identityType]}</dt>
            <dd className="num">{maskIdentity(identityNumber)}</dd>
          </>
        )}
        {home && (
          <>
            <dt>{about.home}</dt>
            <dd>{home}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
