import type { MembershipFeeRow } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../language/format.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { removedFeesOf, useRestoreFee } from './fee.queries.ts';
import { words } from './words.en.ts';
import './fees.css';

const { removed: said } = words;

/** Fees of a member that were taken out, each with the way back; nothing where there are none, or one may not. */
export function RemovedFees({ memberId }: { memberId: string }) {
  const { can } = useSession();
  const { data } = useQuery({ ...removedFeesOf(memberId), enabled: can('manage', 'Member') });
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={said.title}>
      <ul className="removed-fees">
        {data.data.map((fee) => (
          <li key={fee.id}>
            <span>
              {words.heading(fee.kind, fee.membershipType)}
              <small className="muted">
                {fee.feeNumber} · {format.exactMoney(fee.amount, fee.currency)}
              </small>
            </span>
            <RestoreFee fee={fee} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RestoreFee({ fee: { id, feeNumber } }: { fee: MembershipFeeRow }) {
  const restore = useRestoreFee();
  // The row is gone before the answer is told, so this does not hang on the row.
  const bringBack = () =>
    restore.mutateAsync({ params: { id } }).then(
      () => toast.success(said.restored(feeNumber)),
      (error: unknown) => toast.failure(error, said.notRestored(feeNumber)),
    );
  return (
    <Button
      tone="line"
      pending={restore.isPending}
      label={said.restoreOf(feeNumber)}
      onClick={() => void bringBack()}
    >
      {said.restore}
    </Button>
  );
}
