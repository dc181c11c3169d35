import { format } from '../../../language/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { renewalQueries, usePriceList } from '../renewal.queries.ts';
import { words } from '../words.en.ts';
import { RenewMember } from './renew-member.tsx';

const { renew } = words;
const crumbs = [{ label: words.due.title, to: '/renew-membership/renewal' }];

/** Renews one member: as what, for how long, and how it is paid. */
export default function RenewPage() {
  const { id = '' } = useParams();
  const member = useQuery(renewalQueries.member(id));
  const earlier = useQuery(renewalQueries.ofMember(id));
  const { types, frequencies } = usePriceList();
  const error = member.error ?? earlier.error;
  const isReady = member.data && earlier.data && types.length > 0 && frequencies.length > 0;
  return (
    <>
      <PageHeader
        title={member.data ? renew.heading(member.data.name) : renew.title}
        lead={member.data?.paidUntil && renew.paidUntil(format.day(member.data.paidUntil))}
        crumbs={crumbs}
      />
      {error && <ErrorState error={error} onRetry={() => void member.refetch()} />}
      {!isReady && !error && <LoadingState rows={8} />}
      {isReady && (
        <RenewMember
          key={id}
          member={member.data}
          earlier={earlier.data}
          types={types}
          frequencies={frequencies}
        />
      )}
    </>
  );
}
