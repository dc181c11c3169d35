import { certificates } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '../../../lib/queries.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { PaperComing, PaperPage, WithQueries } from '../paper-page.tsx';
import Paper from '../paper.tsx';
import { pdfNameOf } from '../paper-paths.ts';
import { titles } from '../titles.en.ts';
import { words } from './words.en.ts';

/** A certificate by itself, to be printed or kept. */
export default function PrintPage() {
  const [search] = useSearchParams();
  const id = search.get('certificate');
  return <WithQueries>{id ? <CertificateSheet id={id} /> : <NotChosen />}</WithQueries>;
}

function CertificateSheet({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(query(certificates.get, { params: { id } }));
  if (!data) return <PaperComing error={error} onRetry={() => void refetch()} />;
  return (
    <PaperPage
      title={data.content.title}
      number={data.certificateNumber}
      pdf={{ path: `/certificates/${data.id}.pdf`, fileName: pdfNameOf(data.certificateNumber) }}
    >
      <Paper content={data.content} />
    </PaperPage>
  );
}

const NotChosen = () => (
  <main id="main" tabIndex={-1}>
    <h1 className="hidden">{titles.certificate}</h1>
    <EmptyState
      motif="folio"
      title={words.notChosen}
      action={<ButtonLink to="/membership-details/view">{words.toMembership}</ButtonLink>}
    >
      {words.notChosenText}
    </EmptyState>
  </main>
);
