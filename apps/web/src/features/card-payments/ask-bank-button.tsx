import type { CardAttempt } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { problemOf } from '../../ui/problem.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useAskBank } from './card-payment.queries.ts';
import { words } from './words.en.ts';

/** Asks now instead of waiting; what comes of it is said at once, and the list follows. */
export function AskBankButton({ attempt: { id, reference } }: { attempt: CardAttempt }) {
  const ask = useAskBank();
  // A payment that is resolved leaves the list before the answer is told, so this does not hang on the row.
  const go = () =>
    ask.mutateAsync({ params: { id } }).then(
      ({ status, doubt }) => toast.info(doubt === 'refund' ? words.refundStillOpen : words.answers[status]),
      (error: Error) => toast.danger(problemOf(error)?.detail ?? words.notAsked),
    );
  return (
    <Button
      tone="line"
      icon="rotate"
      pending={ask.isPending}
      pendingLabel={words.asking}
      label={words.askFor(reference)}
      onClick={() => void go()}
    >
      {words.ask}
    </Button>
  );
}
