import type { OutboxMessage } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useSendAgain } from './outbox.queries.ts';
import { words } from './words.en.ts';

/** A message that did not leave is tried once more. */
export function SendAgain({ message: { id, recipient } }: { message: OutboxMessage }) {
  const send = useSendAgain();
  // The line may leave the list before the answer is told, so what is told does not hang on it.
  const sendAgain = () =>
    send.mutateAsync({ params: { id } }).then(
      () => toast.success(words.sentAgain(recipient)),
      (error: unknown) => toast.failure(error, words.notSentAgain(recipient)),
    );
  return (
    <Button tone="quiet" pending={send.isPending} onClick={() => void sendAgain()}>
      {words.sendAgain}
      <span className="hidden"> {words.to(recipient)}</span>
    </Button>
  );
}
