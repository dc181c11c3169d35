import type { Certificate } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { Link } from '../../../ui/text/link.tsx';
import { useNavigateFromHere } from '../../../ui/use-navigate-from-here.ts';
import { SendPaper } from '../../sending/index.ts';
import { PaperComing, PaperPage, WithQueries } from '../paper-page.tsx';
import Paper from '../paper.tsx';
import { certificatePath, pdfNameOf } from '../paper-paths.ts';
import { paperQueries } from '../paper.queries.ts';
import { words } from '../words.en.ts';
import { CertificateActions } from './certificate-actions.tsx';

/** A certificate as a page of its own; the office reissues and voids it here. */
export default function CertificatePage() {
  return (
    <WithQueries>
      <OneCertificate />
    </WithQueries>
  );
}

function OneCertificate() {
  const { certificate = '' } = useParams();
  const navigateFromHere = useNavigateFromHere();
  const { can } = useSession();
  const { data, error, refetch } = useQuery(paperQueries.certificate(certificate));
  if (!data) return <PaperComing error={error} onRetry={() => void refetch()} />;
  const { id, content, certificateNumber } = data;
  return (
    <PaperPage
      key={id}
      title={content.title}
      number={certificateNumber}
      pdf={{ path: `/certificates/${id}.pdf`, fileName: pdfNameOf(certificateNumber) }}
      actions={
        <>
          {can('update', 'Donation') && !data.voidedAt && (
            <SendPaper paper={{ kind: 'certificate', id, number: certificateNumber }} />
          )}
          <CertificateActions
            certificate={data}
            onReissued={(next) => navigateFromHere(certificatePath(next.id), { replace: true })}
          />
        </>
      }
    >
      <Kin certificate={data} />
      <Paper content={content} />
    </PaperPage>
  );
}

/** The ways to the one that stands in its place, and to those in whose place it stands. */
function Kin({ certificate: { replacedBy, replaces } }: { certificate: Certificate }) {
  if (!replacedBy && replaces.length === 0) return null;
  return (
    <p className="paper-kin">
      {replacedBy && (
        <>
          {words.replacedBy} <Link to={certificatePath(replacedBy)}>{replacedBy}</Link>
        </>
      )}{' '}
      {replaces.length > 0 && words.replaces}{' '}
      {replaces.map((number) => (
        <Link key={number} to={certificatePath(number)}>
          {number}
        </Link>
      ))}
    </p>
  );
}
