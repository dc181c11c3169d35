import { format } from '../../../language/format.ts';
import { roles, users } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../../words.ts';

type FigureProps = { label: string; count: number | undefined; to: string; children: string };

export const Figure = ({ label, count, to, children }: FigureProps) => (
  <div className="fig">
    <span>{label}</span>
    <b>{count === undefined ? '–' : format.number(count)}</b>
    <span>
      <Link to={to}>{children}</Link>
    </span>
  </div>
);

/** One card, divided by hairlines: who may sign in, and what they may do. */
export function Figures() {
  const { can } = useSession();
  const seesUsers = can('read', 'User');
  const seesRoles = can('manage', 'Role');
  const all = useQuery({ ...query(users.list, { query: { take: 1 } }), enabled: seesUsers });
  const disabled = useQuery({
    ...query(users.list, { query: { take: 1, status: 'disabled' } }),
    enabled: seesUsers,
  });
  const everyRole = useQuery({ ...query(roles.list, { query: { take: 1 } }), enabled: seesRoles });
  const { dashboard } = words;
  return (
    <section className="card today even" aria-label={dashboard.today}>
      {seesUsers && (
        <Figure label={dashboard.users} count={all.data?.meta.itemCount} to="/apps/user/list">
          {dashboard.seeUsers}
        </Figure>
      )}
      {seesUsers && (
        <Figure
          label={dashboard.disabled}
          count={disabled.data?.meta.itemCount}
          to="/apps/user/list?status=disabled"
        >
          {dashboard.seeDisabled}
        </Figure>
      )}
      {seesRoles && (
        <Figure label={dashboard.roles} count={everyRole.data?.meta.itemCount} to="/roles">
          {dashboard.seeRoles}
        </Figure>
      )}
    </section>
  );
}
