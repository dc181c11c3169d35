import { certificates } from '@kathok/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { PaperComing, PaperPage } from '../paper-page.tsx';
import { words } from './words.ts';

/** A certificate by itself, to be printed or kept. */
export default function PrintPage() {
  const [search] = useSearchParams();
  const id = search.get('certificate');
  return (
    <QueryClientProvider client={queryClient}>
      {id ? <CertificateSheet id={id} /> : <NotChosen />}
    </QueryClientProvider>
  );
}

function CertificateSheet({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(query(certificates.get, { params: { id } }));
  if (!data) return <PaperComing error={error} onRetry={() => void refetch()} />;
  return (
    <PaperPage
      content={data.content}
      number={data.certificateNumber}
      pdfPath={`/certificates/${data.id}.pdf`}
    />
  );
}

const NotChosen = () => (
  <main id="main" tabIndex={-1}>
    <EmptyState
      motif="folio"
      title={words.notChosen}
      action={<ButtonLink to="/membership-details/view">{words.toMembership}</ButtonLink>}
    >
      {words.notChosenText}
    </EmptyState>
  </main>
);
