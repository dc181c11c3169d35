import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RecordPage } from '../../ui/text/record-page.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { PaymentHistory } from '../money/index.ts';
import { FeeActions } from './fee-actions.tsx';
import { FeeFacts } from './fee-facts.tsx';
import { FeeReceipts } from './fee-receipts.tsx';
import { feeDetail, useTakeFeeAsDonation } from './fee.queries.ts';
import { words } from './words.en.ts';

const members = { label: words.members, to: '/membership-list' };

/** One fee: what is owed, what was paid, and the receipts. */
export default function FeePage() {
  const { id = '' } = useParams();
  const query = useQuery(feeDetail(id));
  const take = useTakeFeeAsDonation();
  return (
    <RecordPage query={query} title={words.title} crumbs={[members]} rows={8}>
      {(fee) => (
        <>
          <PageHeader
            title={words.heading(fee.kind, fee.membershipType)}
            lead={words.of(fee.memberName, fee.membershipCode)}
            crumbs={[members, { label: fee.memberName, to: `/membership-list/view/${fee.memberId}` }]}
          >
            <FeeActions key={id} fee={fee} />
          </PageHeader>
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
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
