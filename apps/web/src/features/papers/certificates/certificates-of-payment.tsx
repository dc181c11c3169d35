import type { CertificateKind } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { words } from '../words.en.ts';
import { type Holder, IssueCertificate } from './issue-certificate.tsx';
import '../papers.css';

type CertificatesOfPaymentProps = {
  /** Null where nobody knows who paid. */
  holder: Holder | null;
  year: number;
  kinds: readonly CertificateKind[];
};

/** The certificates that count a payment, one press away. */
export function CertificatesOfPayment({ holder, year, kinds }: CertificatesOfPaymentProps) {
  const { can } = useSession();
  const mayIssue = can('update', 'Donation') || can('update', 'Member');
  if (!can('read', 'Report') || !mayIssue) return null;
  if (!holder) return <p className="muted">{words.needsIdentity}</p>;
  return (
    <div className="paper-acts">
      {kinds.map((kind) => (
        <IssueCertificate key={kind} holder={holder} kind={kind} year={year}>
          {words.certificates[kind](year)}
        </IssueCertificate>
      ))}
    </div>
  );
}
