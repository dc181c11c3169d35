import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { Note } from '../../ui/text/note.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { DevicesCard } from './devices-card.tsx';
import { MethodsCard } from './methods/methods-card.tsx';
import { ownSignInQueries } from './own-sign-in.queries.ts';
import { OwnTabs } from './own-tabs.tsx';
import { RecentCard } from './recent-card.tsx';
import { words } from './words.en.ts';
import '../../theme/icons/sign-in-icons.css';
import './own-sign-in.css';

/** How one logs in, and where one is logged in. The frame of members leaves the width of a page to the page. Anyone whose role requires a second step gets no further before adding one. */
export default function SignInPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(ownSignInQueries.methods());
  if (!user) return null;
  const must = user.mustAddSecondFactor;
  return (
    <div className={user.roleType === 'user' ? 'box own-page' : undefined}>
      <PageHeader title={words.title} lead={`${user.name}, ${user.role}`} />
      {must ? (
        <Note tone="warning" icon="shield" title={words.mustTitle}>
          {words.must(user.role)}
        </Note>
      ) : (
        <OwnTabs open="signIn" />
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={6} />}
      {data && (
        <div className="cols-2 own-sign-in">
          <div>
            <MethodsCard methods={data} user={user} />
          </div>
          {!must && (
            <div className="own-cards">
              <DevicesCard />
              <RecentCard />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
