import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { renewalQueries } from '../renewal.queries.ts';
import { areTermsFixed } from '../terms.ts';
import { words } from '../words.en.ts';
import { EditTerms } from './edit-terms.tsx';
import { RenewalActions } from './renewal-actions.tsx';
import { RenewalFacts } from './renewal-facts.tsx';

const { page } = words;
const crumbs = [{ label: words.list.title, to: '/renew-membership/list' }];

export default function EditRenewalPage() {
  const { id = '' } = useParams();
  const { data: renewal, error, refetch } = useQuery(renewalQueries.detail(id));
  const isProposed = renewal?.status === 'proposed';
  return (
    <>
      <PageHeader title={renewal ? page.heading(renewal.memberName) : page.title} crumbs={crumbs}>
        {renewal && <RenewalActions key={renewal.id} renewal={renewal} />}
      </PageHeader>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!renewal && !error && <LoadingState rows={8} />}
      {renewal && (
        <div className="cols-2">
          <div>
            {isProposed && !areTermsFixed(renewal.paymentStatus) && (
              <EditTerms key={renewal.id} renewal={renewal} />
            )}
            {isProposed && areTermsFixed(renewal.paymentStatus) && <Note>{page.fixed}</Note>}
            {!isProposed && <RenewalFacts renewal={renewal} />}
          </div>
          <div>{isProposed && <RenewalFacts renewal={renewal} />}</div>
        </div>
      )}
    </>
  );
}
