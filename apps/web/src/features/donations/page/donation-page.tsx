import { format } from '../../../language/format.ts';
import type { Donation } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { RecordPage } from '../../../ui/text/record-page.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { WaitingAct } from '../../approvals/index.ts';
import { RecentChanges } from '../../audit/index.ts';
import { PaymentHistory, ReceiptPaper } from '../../money/index.ts';
import { donationQueries, useTakeAsDonation } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import { DedicationCard } from './dedication-card.tsx';
import { DonationActions } from './donation-actions.tsx';
import { DonorCard } from './donor-card.tsx';
import { DonationCard } from './donation-card.tsx';
import './page.css';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { CertificatesOfPayment } from '../../papers/index.ts';

function holderOf({ memberId, identityType, identityNumber }: Donation) {
  if (memberId) return { memberId };
  return identityType === 'cid' && identityNumber ? { cid: identityNumber } : null;
}

/** The letter of thanks and the certificates of a donation that has come. */
function DonationPapers({ donation }: { donation: Donation }) {
  const paid = donation.payments.find(({ status }) => status === 'paid');
  if (donation.paymentStatus !== 'paid' || !paid) return null;
  const { id, donationNumber } = donation;
  return (
    <>
      <div className="paper-acts">
        <SaveFileButton path={`/donations/${id}/letter.pdf`} fileName={`letter-${donationNumber}.pdf`}>
          {words.page.letter}
        </SaveFileButton>
      </div>
      {!paid.isSimulated && donation.donorType !== 'anonymous' && (
        <CertificatesOfPayment
          holder={holderOf(donation)}
          kinds={['donation', 'pit']}
          year={Number(paid.paidOn.slice(0, 4))}
        />
      )}
    </>
  );
}

const { page } = words;
const crumbs = [{ label: words.list.title, to: '/donation/list' }];

/** The receipts of this donation, the valid one first. */
function Receipts({ donation }: { donation: Donation }) {
  const receipts = donation.payments.flatMap(({ receipt }) => receipt ?? []);
  if (receipts.length === 0) return null;
  return (
    <Card title={page.receipt}>
      <div className="papers">
        {receipts.map((receipt) => (
          <ReceiptPaper
            key={receipt.id}
            receipt={receipt}
            phone={donation.phone}
            isCodeWithheld={donation.donorType === 'non_member' && donation.identityNumber !== null}
          />
        ))}
        <DonationPapers donation={donation} />
      </div>
    </Card>
  );
}

/** One donation: what, from whom, for whom it is offered, and what became of its money. */
export default function DonationPage() {
  const { id = '' } = useParams();
  const query = useQuery(donationQueries.detail(id));
  const take = useTakeAsDonation();
  return (
    <RecordPage query={query} title={page.title} crumbs={crumbs} rows={8} missing={page.missing}>
      {(donation) => (
        <>
          <PageHeader
            title={page.from(format.money(donation.amount, donation.currency), donation.donorName)}
            lead={`${donation.donationNumber} · ${donation.purpose}`}
            crumbs={crumbs}
          >
            <DonationActions key={donation.id} donation={donation} />
          </PageHeader>
          <WaitingAct entityId={id} />
          <div className="cols-2">
            <div>
              <DonationCard donation={donation} />
              {donation.dedication && <DedicationCard dedication={donation.dedication} />}
              <PaymentHistory
                payments={donation.payments}
                takeAsDonation={(body) => take.mutateAsync({ params: { id }, body })}
              />
            </div>
            <div>
              <Receipts donation={donation} />
              <DonorCard donation={donation} />
              <RecentChanges title={page.history} entity="Donation" entityId={id} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
