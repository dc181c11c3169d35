import { holdsAll, type Role, type User } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { RecordPage } from '../../ui/text/record-page.tsx';
import { Link } from '../../ui/text/link.tsx';
import { Note } from '../../ui/text/note.tsx';
import { PersonHeader } from '../../ui/text/person-header.tsx';
import { RecentChanges } from '../audit/index.ts';
import { roleQueries, rightsInWords } from '../roles/index.ts';
import { AccountCard } from './account-card.tsx';
import { InvitationLink } from './actions/invitation-link.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UserActions } from './actions/user-actions.tsx';
import { userQueries } from './user.queries.ts';
import { words } from './words.en.ts';
import './users.css';
import { Card } from '../../ui/card.tsx';
import { RightsList } from './rights-list.tsx';

/** What the role allows, in words. */
function RightsCard({ role }: { role: Role }) {
  const { can } = useSession();
  return (
    <Card
      title={words.view.mayDo}
      actions={can('manage', 'Role') && <Link to={`/roles/view/${role.id}/edit`}>{words.view.openRole}</Link>}
    >
      <p className="muted">{words.view.mayDoAs(role.name)}</p>
      <RightsList rights={rightsInWords(role.permissions)} />
    </Card>
  );
}

const crumbs = [{ label: words.list.title, to: '/apps/user/list' }];

/** What one has to know before reading on. */
function Notes({ user, role }: { user: User; role: Role | undefined }) {
  const session = useSession();
  const isStronger = role && !holdsAll(session.user?.ability ?? [], role.permissions);
  return (
    <>
      {user.id === session.user?.id && (
        <Note tone="plain" icon="person" title={words.view.yourself}>
          <Link to={`/apps/user/view/${user.id}`}>{words.view.ownPage}</Link>
        </Note>
      )}
      {user.status === 'disabled' && <Note tone="warning">{words.view.disabledNote}</Note>}
      {user.status === 'active' && !user.hasPassword && (
        <Note icon="mail" title={words.view.invitedNote}>
          {session.can('manage', 'User') && !isStronger && (
            <InvitationLink user={user} label={words.invitation.makeAnother} />
          )}
        </Note>
      )}
      {isStronger && (
        <Note tone="plain" icon="key">
          {words.view.strongerNote}
        </Note>
      )}
    </>
  );
}

export default function UserPage() {
  const { id = '' } = useParams();
  const { can } = useSession();
  const query = useQuery(userQueries.detail(id));
  const role = useQuery({
    ...roleQueries.detail(query.data?.roleId ?? ''),
    enabled: query.data !== undefined && can('read', 'Role'),
  }).data;

  // The page is made anew for the next user: an invitation link must not stay under another name.
  return (
    <RecordPage query={query} title={words.list.user} crumbs={crumbs} rows={6} missing={words.missing}>
      {(user) => (
        <div className="user-page" key={user.id}>
          <PersonHeader
            name={user.name}
            photo={user.photo}
            crumbs={crumbs}
            meta={
              <>
                <StatusBadge user={user} />
                <span>{user.role}</span>
                {user.email && <a href={`mailto:${user.email}`}>{user.email}</a>}
              </>
            }
          >
            <UserActions user={user} rights={role?.permissions} />
          </PersonHeader>
          <Notes user={user} role={role} />
          <div className="cols-2">
            <div>
              {role && <RightsCard role={role} />}
              <RecentChanges title={words.view.recent} entity="User" entityId={id} />
            </div>
            <div>
              <AccountCard user={user} />
            </div>
          </div>
        </div>
      )}
    </RecordPage>
  );
}
