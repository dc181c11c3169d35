import type { Certificate } from '@kathok/contract';
import { flushSync } from 'react-dom';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { ReasonDrawer } from '../../money/index.ts';
import { useReissueCertificate, useVoidCertificate } from '../paper.queries.ts';
import { words } from '../words.en.ts';

type CertificateActionsProps = {
  certificate: Certificate;
  onReissued?: (next: Certificate) => unknown;
};

/** Reissue and void, for those who may, while it still counts. */
export function CertificateActions({ certificate, onReissued }: CertificateActionsProps) {
  const { can } = useSession();
  const [asking, ask, close] = useAsking<'reissue' | 'void'>();
  const reissue = useReissueCertificate();
  const withdraw = useVoidCertificate();
  const { id, certificateNumber: number } = certificate;
  if (certificate.status !== 'valid') return null;

  async function replace(reason: string) {
    const next = await reissue.mutateAsync({ params: { id }, body: { reason } });
    toast.success(words.reissue.done(next.certificateNumber, number));
    // The drawer has to be gone by then: what was typed in it would keep the page from being left.
    flushSync(close);
    onReissued?.(next);
  }

  async function makeVoid(reason: string) {
    await withdraw.mutateAsync({ params: { id }, body: { reason } });
    toast.success(words.void.done(number));
  }

  return (
    <>
      {can('update', 'Donation') && (
        <Button tone="line" icon="renew" onClick={() => ask('reissue')}>
          {words.reissue.action}
        </Button>
      )}
      {can('manage', 'Donation') && (
        <Button tone="line" icon="slash" onClick={() => ask('void')}>
          {words.void.action}
        </Button>
      )}
      {asking === 'reissue' && (
        <ReasonDrawer
          words={{ ...words.reissue, title: words.reissue.title(number) }}
          tone="primary"
          onConfirm={replace}
          onClose={close}
        />
      )}
      {asking === 'void' && (
        <ReasonDrawer
          words={{ ...words.void, title: words.void.title(number) }}
          tone="danger"
          onConfirm={makeVoid}
          onClose={close}
        />
      )}
    </>
  );
}
