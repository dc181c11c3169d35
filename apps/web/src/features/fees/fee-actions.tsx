import type { MembershipFee } from '@kathok/contract';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { RecordFeePayment } from './record-fee-payment.tsx';
import { WaiveFee } from './waive-fee.tsx';
import { words } from './words.en.ts';

/** What can be done now: verify the slip that waits, else record money. */
export function FeeActions({ fee }: { fee: MembershipFee }) {
  const { can } = useSession();
  const [recording, setRecording, close] = useAsking<true>();
  if (!can('update', 'Member') || fee.status !== 'open') return null;
  if (fee.paymentStatus === 'pending')
    return (
      <ButtonLink tone="primary" icon="eye" to={`/renewal/pending-verification/${fee.id}/approve`}>
        {words.verify}
      </ButtonLink>
    );
  return (
    <>
      <Button tone="primary" icon="plus" onClick={() => setRecording(true)}>
        {words.record.action}
      </Button>
      {recording && <RecordFeePayment fee={fee} onClose={close} />}
      {fee.kind === 'registration' && <WaiveFee fee={fee} />}
    </>
  );
}
