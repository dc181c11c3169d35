import type { MembershipFee } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { ReasonDrawer } from '../money/index.ts';
import { useWaiveFee } from './fee.queries.ts';
import { words } from './words.en.ts';

/** Somebody may join without paying: a monk, a helper, a family in need. */
export function WaiveFee({ fee }: { fee: Pick<MembershipFee, 'id'> }) {
  const [asking, setAsking, close] = useAsking<true>();
  const waive = useWaiveFee();
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.waive.action}</Button>
      {asking && (
        <ReasonDrawer
          words={words.waive}
          tone="primary"
          onClose={close}
          onConfirm={async (reason) => {
            await waive.mutateAsync({ params: { id: fee.id }, body: { reason } });
            toast.success(words.waive.done);
          }}
        />
      )}
    </>
  );
}
