import type { Approval } from '@kathok/contract';
import { useState } from 'react';
import { format } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { ReasonDrawer } from '../money/index.ts';
import { useApprove, useDecline } from './approval.queries.ts';
import { ChangeList } from './change-list.tsx';
import { words } from './words.en.ts';

/** Yes, with the sum on the button, or no with a reason. */
export function ApprovalActions({ approval }: { approval: Approval }) {
  const { id, act, label, amount, currency, askedBy } = approval;
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null);
  const approve = useApprove();
  const decline = useDecline();
  const close = () => {
    setAsking(null);
    approve.reset();
  };
  const name = words.acts[act];
  const sum = amount && currency && format.exactMoney(amount, currency);
  const confirm = () =>
    approve.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast.success(words.approving.done(name, label));
          close();
        },
      },
    );
  return (
    <div className="approval-actions">
      <Button tone="quiet" label={words.declineOf(name, label)} onClick={() => setAsking('decline')}>
        {words.decline}
      </Button>
      <Button
        tone="primary"
        label={words.approveOf(words.approve(sum), name, label)}
        onClick={() => setAsking('approve')}
      >
        {words.approve(sum)}
      </Button>
      <ConfirmDialog
        title={words.approving.title}
        open={asking === 'approve'}
        onClose={close}
        confirmLabel={words.approve(sum)}
        onConfirm={confirm}
        pending={approve.isPending}
        error={approve.error}
      >
        <p>{words.approving.text(name, label, askedBy.name)}</p>
        <ChangeList {...approval} />
      </ConfirmDialog>
      {asking === 'decline' && (
        <ReasonDrawer
          words={{ ...words.declining, text: words.declining.text(askedBy.name) }}
          tone="primary"
          onConfirm={async (reason) => {
            await decline.mutateAsync({ params: { id }, body: { reason } });
            toast.success(words.declining.done(askedBy.name));
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
