import type { CertificateKind } from '@kathok/contract';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useIssueCertificate } from '../paper.queries.ts';
import { certificatePath } from './certificate-path.ts';

export type Holder = { memberId: string } | { cid: string };

type IssueCertificateProps = { holder: Holder; kind: CertificateKind; year: number; children: string };

/** Issues the certificate of a person and year, or finds the one there is, and opens it. */
export function IssueCertificate({ holder, kind, year, children }: IssueCertificateProps) {
  const navigate = useNavigate();
  const issue = useIssueCertificate();
  return (
    <Button
      icon="scroll"
      pending={issue.isPending}
      onClick={() =>
        issue.mutate(
          { body: { kind, year, ...holder } },
          {
            onSuccess: ({ id }) => void navigate(certificatePath(id)),
            onError: (error) => toast.danger(error.message),
          },
        )
      }
    >
      {children}
    </Button>
  );
}
