import type { OutboxMessage } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { problemOf } from '../../ui/problem.ts';
import { useSendAgain } from './outbox.queries.ts';
import { words } from './words.ts';

/** A message that did not leave is tried once more. */
export function SendAgain({ message: { id, recipient } }: { message: OutboxMessage }) {
  const send = useSendAgain();
  return (
    <Button
      tone="quiet"
      pending={send.isPending}
      onClick={() =>
        send.mutate(
          { params: { id } },
          {
            onSuccess: () => toast.success(words.sentAgain(recipient)),
            onError: (error) => toast.danger(problemOf(error)?.detail ?? error.message),
          },
        )
      }
    >
      {words.sendAgain}
      <span className="hidden"> {words.to(recipient)}</span>
    </Button>
  );
}
