import type { Role } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/text/badge.tsx';
import { Link } from '../../ui/text/link.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { rightsInWords } from './rights-in-words.ts';
import { roleQueries } from './role.queries.ts';
import { words } from './words.en.ts';

const shownRights = 4;
const shownFaces = 4;

/** A role at a glance: for whom, what it may do, who has it. */
export function RoleCard({ role }: { role: Role }) {
  const rights = rightsInWords(role.permissions);
  const people = useQuery({ ...roleQueries.users(role.id, shownFaces), enabled: role.userCount > 0 });
  return (
    <article className="card role-tile">
      <div className="role-tile-head">
        <h2>
          <Link to={`/roles/view/${role.id}/edit`}>{role.name}</Link>
        </h2>
        {role.isSystem && (
          <Badge tone="hollow" icon="lotus">
            {words.shipped}
          </Badge>
        )}
      </div>
      <p className="muted">{role.description || words.roleTypes[role.roleType]}</p>
      <ul className="role-rights">
        {rights.slice(0, shownRights).map((right) => (
          <li key={right}>{right}</li>
        ))}
        {rights.length > shownRights && (
          <li className="muted">{words.list.andMore(rights.length - shownRights)}</li>
        )}
      </ul>
      <div className="role-tile-foot">
        <span className="portraits">
          {people.data?.data.map(({ id, name, photo }) => (
            <Portrait key={id} name={name} photo={photo} />
          ))}
        </span>
        <span className="muted">
          {role.userCount > 0 ? words.userCount(role.userCount) : words.list.nobody}
        </span>
      </div>
    </article>
  );
}
