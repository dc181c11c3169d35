import { format } from '../../../language/format.ts';
import { type Donation, isOpenRefund, type Payment, toTakeBack } from '@kathok/contract';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import {
  CorrectDrawer,
  moneyWords,
  ReverseDrawer,
  showRefundOutcome,
  type WayBack,
} from '../../money/index.ts';
import {
  useCorrectDonation,
  useRefundDonation,
  useRemoveDonation,
  useReverseDonation,
} from '../donation.queries.ts';
import { words } from '../words.en.ts';
import { canRemove, canTakeMoney } from './donation-state.ts';
import { RecordMoney } from './record-money.tsx';

const { page } = words;
const sumOf = ({ amount, currency }: Payment) => format.money(amount, currency);
type Act = 'record' | 'correct' | 'reverse' | 'remove';

/** What can be done with a donation, by those who may; the main thing last. */
export function DonationActions({ donation, editing = false }: { donation: Donation; editing?: boolean }) {
  const { can } = useSession();
  const [asking, ask, close] = useAsking<Act>();
  const paid = toTakeBack(donation.payments);
  const isGoingBack = Boolean(paid?.refund && isOpenRefund(paid.refund));

  return (
    <>
      {can('manage', 'Donation') && canRemove(donation) && (
        <Button tone="danger" onClick={() => ask('remove')}>
          {page.remove}
        </Button>
      )}
      {can('manage', 'Donation') && paid && !isGoingBack && (
        <Button icon="back" onClick={() => ask(paid.isSurplus ? 'reverse' : 'correct')}>
          {paid.isSurplus ? page.reverse : moneyWords.correct.action}
        </Button>
      )}
      {can('update', 'Donation') && !editing && (
        <ButtonLink icon="edit" to={`/donation/list/edit/${donation.id}`}>
          {page.edit}
        </ButtonLink>
      )}
      {can('update', 'Donation') && canTakeMoney(donation) && (
        <Button tone={editing ? 'line' : 'primary'} icon="card" onClick={() => ask('record')}>
          {page.record}
        </Button>
      )}
      {can('update', 'Donation') && donation.paymentStatus === 'pending' && (
        <ButtonLink tone="primary" icon="eye" to={`/donation/pending-verification/${donation.id}/approve`}>
          {page.verify}
        </ButtonLink>
      )}
      {asking && <DonationDialog donation={donation} asking={asking} onClose={close} />}
    </>
  );
}

type DonationDialogProps = { donation: Donation; asking: Act; onClose: () => void };

/** The question that was opened, and what is done once it is answered. */
function DonationDialog({ donation, asking, onClose }: DonationDialogProps) {
  const navigate = useNavigate();
  const remove = useRemoveDonation();
  const reverse = useReverseDonation();
  const refund = useRefundDonation();
  const correct = useCorrectDonation();
  const params = { id: donation.id };
  const paid = toTakeBack(donation.payments);

  async function takeBack(payment: Payment, reason: string, way: WayBack) {
    const body = { reason, paymentId: payment.id };
    if (way === 'bank') return showRefundOutcome(await refund.mutateAsync({ params, body }), sumOf(payment));
    await reverse.mutateAsync({ params, body });
    toast.success(page.reversed);
  }

  function leave() {
    toast.success(page.removed);
    void navigate('/donation/list');
  }

  if (asking === 'record') return <RecordMoney donation={donation} onClose={onClose} />;
  if (asking === 'correct' && paid)
    return (
      <CorrectDrawer
        kind="donation"
        dueId={donation.id}
        payment={paid}
        payer={donation}
        payerName={donation.donorName}
        sum={sumOf(paid)}
        onClose={onClose}
        onCorrect={(body) => correct.mutateAsync({ params, body })}
        onReverse={(reason, way) => takeBack(paid, reason, way)}
      />
    );
  if (asking === 'reverse' && paid)
    return (
      <ReverseDrawer
        payment={paid}
        payer={donation}
        sum={sumOf(paid)}
        onClose={onClose}
        onReverse={(reason, way) => takeBack(paid, reason, way)}
      />
    );
  if (asking !== 'remove') return null;
  return (
    <ConfirmDialog
      title={page.removeTitle}
      open
      onClose={onClose}
      confirmLabel={page.remove}
      tone="danger"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params }, { onSuccess: leave })}
    >
      {page.removeText}
    </ConfirmDialog>
  );
}
