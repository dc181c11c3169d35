import { feeKind } from './fee.kind.ts';
import { VerificationPage } from './verification-page.tsx';

export default function FeeVerificationPage() {
  return <VerificationPage kind={feeKind} />;
}
