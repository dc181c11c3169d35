import { format } from '../../language/format.ts';
import type { Role } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/text/link.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { roleQueries } from './role.queries.ts';
import { words } from './words.en.ts';

const shown = 10;

/** Who has the role, beside what it allows. */
export function RoleUsers({ role }: { role: Role }) {
  const { can } = useSession();
  const people = useQuery(roleQueries.users(role.id, shown));
  return (
    <Card title={words.view.users} actions={<span className="count">{format.number(role.userCount)}</span>}>
      {people.isPending && role.userCount > 0 && <LoadingState rows={3} />}
      {role.userCount === 0 && <p className="muted">{words.view.noUsers}</p>}
      <ul className="role-users">
        {people.data?.data.map(({ id, name, email, photo }) => (
          <li key={id} className="with-portrait">
            <Portrait name={name} photo={photo} />
            <span>
              {can('read', 'User') ? (
                <Link className="who" to={`/apps/user/list/view/${id}`}>
                  {name}
                </Link>
              ) : (
                <b>{name}</b>
              )}
              <span className="sub">{email}</span>
            </span>
          </li>
        ))}
      </ul>
      {role.userCount > shown && can('read', 'User') && (
        <p>
          <Link to={`/apps/user/list?roleId=${role.id}`}>{words.view.allUsers(role.userCount)}</Link>
        </p>
      )}
    </Card>
  );
}
