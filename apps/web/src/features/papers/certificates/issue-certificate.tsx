import type { CertificateKind } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useNavigateFromHere } from '../../../ui/use-navigate-from-here.ts';
import { useIssueCertificate } from '../paper.queries.ts';
import { words } from '../words.en.ts';
import { certificatePath } from '../paper-paths.ts';

export type Holder = { memberId: string } | { cid: string };

type IssueCertificateProps = { holder: Holder; kind: CertificateKind; year: number; children: string };

/** Issues the certificate of a person and year, or finds the one there is, and opens it; shown to those who may. */
export function IssueCertificate({ holder, kind, year, children }: IssueCertificateProps) {
  const navigateFromHere = useNavigateFromHere();
  const { can } = useSession();
  const issue = useIssueCertificate();
  if (!can('update', 'Donation') && !can('update', 'Member')) return null;

  /** The callbacks of the call would come too late: the row with this button goes as soon as the list knows of the certificate. */
  async function issueAndOpen() {
    try {
      const { id, certificateNumber } = await issue.mutateAsync({ body: { kind, year, ...holder } });
      if (!navigateFromHere(certificatePath(id))) toast.success(words.issuedMeanwhile(certificateNumber));
    } catch (error) {
      toast.failure(error, words.notIssued);
    }
  }

  return (
    <Button icon="scroll" pending={issue.isPending} onClick={() => void issueAndOpen()}>
      {children}
    </Button>
  );
}
