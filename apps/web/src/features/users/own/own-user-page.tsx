import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useSession, refreshUser } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RecordPage } from '../../../ui/text/record-page.tsx';
import { PersonHeader } from '../../../ui/text/person-header.tsx';
import { OwnTabs } from '../../own-sign-in/index.ts';
import { rightsInWords } from '../../roles/index.ts';
import { OwnDetails } from './own-details.tsx';
import { RightsList } from '../rights-list.tsx';
import { userQueries, useRemovePhoto, useSetPhoto } from '../user.queries.ts';
import { words } from '../words.en.ts';
import '../users.css';
import { uploadLimits, type User } from '@kathok/contract';
import { PhotoCard } from '../../../ui/pictures/photo-card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';

async function done(message: string) {
  toast.success(message);
  await refreshUser().catch(() => undefined);
}

const OwnPhoto = ({ user }: { user: User }) => (
  <PhotoCard
    label={words.own.photo}
    maxBytes={uploadLimits.photo}
    person={user}
    set={useSetPhoto()}
    remove={useRemovePhoto()}
    onSet={() => done(words.own.photoSaved)}
    onRemoved={() => done(words.own.photoRemoved)}
  />
);

/** One's own account. `/apps/user/view` leads here; somebody else's id leads to the page of that user. */
export default function OwnUserPage() {
  const { id } = useParams();
  const session = useSession();
  const own = session.user?.id ?? '';
  const query = useQuery({ ...userQueries.detail(own), enabled: id === own });

  // The specification's own address for it; no user has such an id.
  if (id === undefined || id === '1') return <Navigate to={`/apps/user/view/${own}`} replace />;
  if (id !== own) return <Navigate to={`/apps/user/list/view/${id}`} replace />;
  return (
    <RecordPage query={query} title={words.own.title} rows={6}>
      {(user) => (
        <div className={session.user?.roleType === 'user' ? 'user-page box own-page' : 'user-page'}>
          <PersonHeader
            name={user.name}
            photo={user.photo}
            meta={
              <>
                <span>{user.role}</span>
                {user.email && <span>{user.email}</span>}
              </>
            }
          >
            {session.can('read', 'Password') && (
              <ButtonLink to="/user/password-reset" icon="key">
                {words.own.password}
              </ButtonLink>
            )}
          </PersonHeader>
          <OwnTabs open="profile" />
          <div className="cols-2">
            <div>
              <OwnDetails key={user.id} user={user} />
            </div>
            <div>
              <OwnPhoto user={user} />
              <Card title={words.view.mayDo}>
                <p className="muted">{words.own.mayDo}</p>
                <RightsList rights={rightsInWords(session.user?.ability ?? [])} />
              </Card>
            </div>
          </div>
        </div>
      )}
    </RecordPage>
  );
}
