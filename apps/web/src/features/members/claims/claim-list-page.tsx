import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { memberQueries } from '../member.queries.ts';
import { words as memberWords } from '../words.en.ts';
import { ClaimCard } from './claim-card.tsx';
import { words } from './words.en.ts';

const crumbs = [{ label: memberWords.list.title, to: '/membership-list' }];

/** What the public said about people on file, oldest first. Deciding one lets the next move up. */
export default function ClaimListPage() {
  const { data, error, refetch } = useQuery(memberQueries.claims({ take: 20 }));
  return (
    <>
      <PageHeader title={words.title} lead={words.listLead} crumbs={crumbs} />
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={6} />)}
      {data?.data.length === 0 && (
        <EmptyState motif="lotus" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      )}
      <div className="claim-list">
        {data?.data.map((claim) => (
          <ClaimCard
            key={claim.id}
            claim={claim}
            title={claim.name}
            actions={
              claim.memberId && (
                <Link to={`/membership-list/view/${claim.memberId}`}>{claim.membershipCode}</Link>
              )
            }
          />
        ))}
      </div>
    </>
  );
}
