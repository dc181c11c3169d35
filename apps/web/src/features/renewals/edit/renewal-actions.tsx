import type { MembershipRenewal } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { feeDetail, RecordFeePayment } from '../../fees/index.ts';
import { useCancelRenewal } from '../renewal.queries.ts';
import { words } from '../words.en.ts';

const { page } = words;

/** What can be done with a proposal: verify its slip, record money for it, or cancel it. */
export function RenewalActions({ renewal }: { renewal: MembershipRenewal }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const [asking, ask, close] = useAsking<'record' | 'cancel'>();
  const fee = useQuery(feeDetail(renewal.feeId)).data;
  const cancel = useCancelRenewal();
  if (renewal.status !== 'proposed') return null;
  const isWaiting = renewal.paymentStatus === 'pending';

  function leave() {
    toast.success(page.cancelled);
    void navigate('/renew-membership/list');
  }
  return (
    <>
      {can('manage', 'Member') && !isWaiting && (
        <Button tone="danger" onClick={() => ask('cancel')}>
          {page.cancelAction}
        </Button>
      )}
      {isWaiting ? (
        <ButtonLink tone="primary" icon="eye" to={`/renewal/pending-verification/${renewal.feeId}/approve`}>
          {page.verify}
        </ButtonLink>
      ) : (
        <Button tone="primary" icon="plus" onClick={() => ask('record')}>
          {page.record}
        </Button>
      )}
      {asking === 'record' && fee && <RecordFeePayment fee={fee} onClose={close} />}
      <ConfirmDialog
        title={page.cancelTitle}
        open={asking === 'cancel'}
        onClose={close}
        cancelLabel={page.keep}
        confirmLabel={page.cancelAction}
        tone="danger"
        pending={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate({ params: { id: renewal.id } }, { onSuccess: leave })}
      >
        {page.cancelText}
      </ConfirmDialog>
    </>
  );
}
