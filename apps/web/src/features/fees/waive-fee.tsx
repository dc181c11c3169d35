import type { MembershipFee } from '@kathok/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { ReasonDrawer } from '../money/index.ts';
import { useWaiveFee } from './fee.queries.ts';
import { words } from './words.ts';

/** Somebody may join without paying: a monk, a helper, a family in need. */
export function WaiveFee({ fee }: { fee: Pick<MembershipFee, 'id'> }) {
  const [asking, setAsking] = useState(false);
  const waive = useWaiveFee();
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.waive.action}</Button>
      {asking && (
        <ReasonDrawer
          words={words.waive}
          tone="primary"
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await waive.mutateAsync({ params: { id: fee.id }, body: { reason } });
            toast.success(words.waive.done);
          }}
        />
      )}
    </>
  );
}
