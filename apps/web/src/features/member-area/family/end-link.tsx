import type { FamilyLink } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useMoveLink } from './family.queries.ts';
import { words } from './words.en.ts';

/** Ends a link from either side, at any moment; taking a request back is the same. */
export function EndLink({ link, label }: { link: FamilyLink; label: string }) {
  const move = useMoveLink();
  return (
    <Button
      tone="quiet"
      pending={move.isPending}
      onClick={() =>
        move.mutate(
          { params: { id: link.id }, body: { state: 'ended' } },
          { onSuccess: () => toast.success(words.ended) },
        )
      }
    >
      {label}
    </Button>
  );
}
