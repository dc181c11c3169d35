import { fees, type Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { RecordFeePayment } from '../../fees/index.ts';
import { words } from '../words.en.ts';

/** The next step with an applicant: record the first fee, or verify the slip that came for it. */
export function RecordFirstFee({ member }: { member: Member }) {
  const [recording, setRecording, close] = useAsking<true>();
  const own = useQuery(query(fees.ofMember, { params: { memberId: member.id } }));
  const fee = own.data?.find(({ status }) => status === 'open');
  if (!fee) return null;
  if (fee.paymentStatus === 'pending')
    return (
      <ButtonLink tone="primary" icon="eye" to={`/renewal/pending-verification/${fee.id}/approve`}>
        {words.actions.verify}
      </ButtonLink>
    );
  return (
    <>
      <Button tone="primary" icon="plus" onClick={() => setRecording(true)}>
        {words.actions.record(format.money(fee.balance, fee.currency))}
      </Button>
      {recording && <RecordFeePayment fee={fee} onClose={close} />}
    </>
  );
}
