import type { Donation } from '@kathok/contract';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { CertificatesOfPayment } from '../../papers/index.ts';
import { words } from '../words.en.ts';

function holderOf({ memberId, identityType, identityNumber }: Donation) {
  if (memberId) return { memberId };
  return identityType === 'cid' && identityNumber ? { cid: identityNumber } : null;
}

/** The letter of thanks and the certificates of a donation that has come. */
export function DonationPapers({ donation }: { donation: Donation }) {
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
