import type { Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { LastSeen } from './offline/last-seen.tsx';
import { ownQueries } from './own.queries.ts';
import { words } from './words.en.ts';
import './member-area.css';

type OwnMemberProps = { title: string; children: (member: Member) => ReactNode };

/** The member who is logged in. An id in the address must be theirs. */
export function OwnMember({ title, children }: OwnMemberProps) {
  const { user } = useSession();
  const { id } = useParams();
  const memberId = user?.memberId ?? null;
  if (memberId === null && user?.roleType === 'admin')
    return (
      <Aside
        title={title}
        heading={words.forMembers}
        action={<ButtonLink to="/login">{words.toOffice}</ButtonLink>}
      >
        {words.forMembersText}
      </Aside>
    );
  if (memberId === null)
    return (
      <Aside title={title} heading={words.notLinked}>
        {words.notLinkedText}
      </Aside>
    );
  if (id !== undefined && id !== memberId)
    return (
      <Aside
        title={title}
        heading={words.foreign}
        action={<ButtonLink to="/membership-details/view">{words.toMembership}</ButtonLink>}
      >
        {words.foreignText}
      </Aside>
    );
  return (
    <LastSeen>
      <Known memberId={memberId} title={title}>
        {children}
      </Known>
    </LastSeen>
  );
}

function Known({ memberId, title, children }: OwnMemberProps & { memberId: string }) {
  const { data, error, refetch } = useQuery(ownQueries.member(memberId));
  if (data) return children(data);
  return (
    <div className="box mine">
      <PageHeader title={title} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={6} />}
    </div>
  );
}

type AsideProps = { title: string; heading: string; action?: ReactNode; children: string };

const Aside = ({ title, heading, action, children }: AsideProps) => (
  <div className="box mine">
    <PageHeader title={title} />
    <EmptyState motif="lotus" title={heading} action={action}>
      {children}
    </EmptyState>
  </div>
);
