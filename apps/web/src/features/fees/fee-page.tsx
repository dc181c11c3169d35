import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RecordPage } from '../../ui/text/record-page.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { WaitingAct } from '../approvals/index.ts';
import { RecentChanges } from '../audit/index.ts';
import { PaymentHistory } from '../money/index.ts';
import { FeeFacts } from './fee-facts.tsx';
import { FeeReceipts } from './fee-receipts.tsx';
import { feeDetail, useTakeFeeAsDonation } from './fee.queries.ts';
import { words } from './words.en.ts';
import type { MembershipFee } from '@kathok/contract';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { RecordFeePayment } from './record-fee-payment.tsx';
import { WaiveFee } from './waive-fee.tsx';

/** What can be done now: verify the slip that waits, else record money. */
function FeeActions({ fee }: { fee: MembershipFee }) {
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

const members = { label: words.members, to: '/membership-list' };

/** One fee: what is owed, what was paid, and the receipts. */
export default function FeePage() {
  const { id = '' } = useParams();
  const query = useQuery(feeDetail(id));
  const take = useTakeFeeAsDonation();
  return (
    <RecordPage query={query} title={words.title} crumbs={[members]} rows={8} missing={words.missing}>
      {(fee) => (
        <>
          <PageHeader
            title={words.heading(fee.kind, fee.membershipType)}
            lead={words.of(fee.memberName, fee.membershipCode)}
            crumbs={[members, { label: fee.memberName, to: `/membership-list/view/${fee.memberId}` }]}
          >
            <FeeActions key={id} fee={fee} />
          </PageHeader>
          <WaitingAct entityId={id} />
          <div className="cols-2">
            <div>
              <FeeFacts fee={fee} />
              <PaymentHistory
                key={id}
                payments={fee.payments}
                takeAsDonation={(body) => take.mutateAsync({ params: { id }, body })}
              />
            </div>
            <div>
              <FeeReceipts key={id} fee={fee} />
              <RecentChanges title={words.history} entity="MembershipFee" entityId={id} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
