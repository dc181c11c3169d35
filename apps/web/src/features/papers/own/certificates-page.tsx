import { type Certificate, certificates, type DocumentStatus } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { notAuthorizedPath } from '../../../lib/route.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { certificateRights } from './certificate-rights.ts';
import { OpenCertificate } from './open-certificate.tsx';
import { printPath } from '../paper-paths.ts';
import { words } from './words.en.ts';
import './certificates-page.css';

/** The certificates of a member, for that member and for staff, who each see what they may do with those of others. */
export default function CertificatesPage() {
  const { id: memberId = '' } = useParams();
  const { user, can } = useSession();
  const { mayIssue, mayRead } = certificateRights(memberId, user, can);
  if (!mayIssue && !mayRead) return <Navigate to={notAuthorizedPath} replace />;
  return (
    // The pages of a member stand in the frame of the public site, which leaves the margins to them.
    <div className={user?.roleType === 'user' ? 'box own-certificates-page' : undefined}>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="own-certificates">
        {mayIssue && <OpenCertificate memberId={memberId} />}
        {mayRead && <IssuedCertificates memberId={memberId} mayIssue={mayIssue} />}
      </div>
    </div>
  );
}

function IssuedCertificates({ memberId, mayIssue }: { memberId: string; mayIssue: boolean }) {
  const asked = { memberId, take: 100, sortBy: 'issuedOn', order: 'DESC' } as const;
  const { data, error, refetch } = useQuery(query(certificates.list, { query: asked }));
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={3} />;
  if (data.data.length === 0)
    return (
      <EmptyState motif="folio" title={words.none}>
        {mayIssue ? words.noneText : words.noneIssued}
      </EmptyState>
    );
  return (
    <Card title={words.issuedTitle}>
      <ul>
        {data.data.map((certificate) => (
          <Issued key={certificate.id} certificate={certificate} />
        ))}
      </ul>
    </Card>
  );
}

const marks = {
  valid: { tone: 'success', icon: 'tick' },
  void: { tone: 'danger', icon: 'slash' },
  replaced: { tone: 'neutral', icon: 'renew' },
} as const satisfies Record<DocumentStatus, object>;

const Issued = ({ certificate }: { certificate: Certificate }) => {
  const { id, kind, year, certificateNumber, amount, currency, status } = certificate;
  return (
    <li>
      <div>
        <Link to={printPath(id)}>{words.line(words.kinds[kind], year)}</Link>
        <small>{certificateNumber}</small>
      </div>
      <span>{format.money(amount, currency)}</span>
      <Badge {...marks[status]}>{words.statuses[status]}</Badge>
    </li>
  );
};
