import type { CardAttempt } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { problemOf } from '../../ui/problem.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useAskBank } from './card-payment.queries.ts';
import { words } from './words.ts';

/** Asks now instead of waiting; what comes of it is said at once, and the list follows. */
export function AskBankButton({ attempt: { id, reference } }: { attempt: CardAttempt }) {
  const ask = useAskBank();
  const go = () =>
    ask.mutate(
      { params: { id } },
      {
        onSuccess: ({ status, doubt }) =>
          toast.info(doubt === 'refund' ? words.refundStillOpen : words.answers[status]),
        onError: (error) => toast.danger(problemOf(error)?.detail ?? words.notAsked),
      },
    );
  return (
    <Button
      tone="line"
      icon="rotate"
      pending={ask.isPending}
      pendingLabel={words.asking}
      label={words.askFor(reference)}
      onClick={go}
    >
      {words.ask}
    </Button>
  );
}
