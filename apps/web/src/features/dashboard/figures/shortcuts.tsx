import type { Action, Subject } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../words.en.ts';

const { shortcuts: text } = words;
type Shortcut = { to: string; said: { title: string; text: string }; needs?: readonly [Action, Subject] };

const all: readonly Shortcut[] = [
  { to: '/donation/add', said: text.donation, needs: ['create', 'Donation'] },
  { to: '/membership/add', said: text.member, needs: ['create', 'Member'] },
  { to: '/reports', said: text.reports, needs: ['read', 'Report'] },
  { to: '/membership-type', said: text.types, needs: ['manage', 'Master'] },
  { to: '/apps/user/list', said: text.users, needs: ['read', 'User'] },
  { to: '/roles', said: text.roles, needs: ['manage', 'Role'] },
  { to: '/apps/user/view', said: text.account },
  { to: '/home', said: text.site },
];

/** Shows somebody whose role sees none of the figures what they can do instead. */
export function Shortcuts() {
  const { can } = useSession();
  return (
    <Card title={text.title} padded={false}>
      <ul className="shortcuts">
        {all
          .filter(({ needs }) => !needs || can(...needs))
          .map(({ to, said }) => (
            <li key={to}>
              <Link to={to}>{said.title}</Link>
              <p className="muted">{said.text}</p>
            </li>
          ))}
      </ul>
    </Card>
  );
}
