import type { Certificate, CertificateKind, YearOfPapers } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { CertificateActions } from '../certificates/certificate-actions.tsx';
import { certificatePath, pdfNameOf } from '../paper-paths.ts';
import { IssueCertificate } from '../certificates/issue-certificate.tsx';
import { words } from '../words.en.ts';
import { PaperStatus } from './paper-status.tsx';

type CertificateRowsProps = {
  holder: { memberId: string };
  kind: CertificateKind;
  year: YearOfPapers;
  hasTaxIdentity: boolean;
};

/** One kind of certificate of a year: the one that counts or the way to it, and those that counted before. */
export function CertificateRows({ holder, kind, year, hasTaxIdentity }: CertificateRowsProps) {
  const issued = year.certificates.filter((certificate) => certificate.kind === kind);
  const valid = issued.find(({ status }) => status === 'valid');
  const sum = year.countable.find((countable) => countable.kind === kind);
  const isMissing = kind === 'pit' && !hasTaxIdentity;
  return (
    <>
      {valid && (
        <IssuedRow certificate={valid} isOutdated={sum !== undefined && sum.amount !== valid.amount} />
      )}
      {sum && (!valid || valid.amount !== sum.amount) && (
        <li className="certificate">
          <div>
            {!valid && <b>{words.kinds[kind]}</b>}
            <p className="sub">{words.wouldSay(sum.count)}</p>
            {isMissing && <MissingIdentity memberId={holder.memberId} />}
          </div>
          {!isMissing && (
            <IssueCertificate holder={holder} kind={kind} year={year.year}>
              {valid ? words.issueAgain : words.issue[kind]}
            </IssueCertificate>
          )}
        </li>
      )}
      {issued
        .filter(({ status }) => status !== 'valid')
        .map((certificate) => (
          <IssuedRow key={certificate.id} certificate={certificate} />
        ))}
    </>
  );
}

function IssuedRow({ certificate, isOutdated = false }: { certificate: Certificate; isOutdated?: boolean }) {
  const { id, kind, certificateNumber, amount, currency, status, voidReason, replacedBy } = certificate;
  return (
    <li className={status === 'valid' ? 'certificate' : 'certificate past'}>
      <div>
        <b>{words.kinds[kind]}</b>
        <p className="sub">
          <Link to={certificatePath(id)}>{certificateNumber}</Link>,{' '}
          {words.issued(momentText(certificate.issuedAt), certificate.issuedBy)}
        </p>
        <PaperStatus status={status} />
        {replacedBy && (
          <p className="sub">
            {words.replacedBy} <Link to={certificatePath(replacedBy)}>{replacedBy}</Link>
          </p>
        )}
        {voidReason && <p className="sub">{voidReason}</p>}
        {isOutdated && <p className="sub">{words.outdated}</p>}
      </div>
      <span className="num">{format.money(amount, currency)}</span>
      <SaveFileButton
        path={`/certificates/${id}.pdf`}
        fileName={pdfNameOf(certificateNumber)}
        label={words.savePdf(certificateNumber)}
      />
      {status === 'valid' && (
        <div className="paper-acts">
          <CertificateActions certificate={certificate} />
        </div>
      )}
    </li>
  );
}

function MissingIdentity({ memberId }: { memberId: string }) {
  const { can } = useSession();
  return (
    <p className="missing">
      {words.missingIdentity}{' '}
      {can('update', 'Member') && <Link to={`/membership-list/edit/${memberId}`}>{words.addIdentity}</Link>}
    </p>
  );
}
