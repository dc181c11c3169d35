import { donationKind } from './donation.kind.ts';
import { VerificationPage } from './verification-page.tsx';

export default function DonationVerificationPage() {
  return <VerificationPage kind={donationKind} />;
}
