import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import type { QueueChoice } from './queue-choice.ts';
import { whatHappened } from '../use-decision.ts';
import { readAny } from './use-queue.ts';
import { words } from '../words.en.ts';

/** Shown to anyone who follows a link to a payment that has been decided meanwhile. */
export function DecidedItem({ chosen, id }: { chosen: QueueChoice; id: string }) {
  const record = useQuery({
    queryKey: [...chosen.kinds.map(({ pending }) => pending.path), 'gone', id],
    queryFn: ({ signal }) => readAny(chosen.kinds, id, signal),
  });
  const [payment] = record.data?.record.payments ?? [];
  return (
    <section className="gone" aria-label={words.decide}>
      {record.isPending && <LoadingState rows={3} />}
      {record.error && <ErrorState error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && (
        <EmptyState
          motif="folio"
          title={words.gone.title}
          action={<ButtonLink to={chosen.address}>{words.gone.toQueue}</ButtonLink>}
        >
          {payment && whatHappened(payment)}{' '}
          <Link to={record.data.kind.recordPage(id)}>{words.outcome.open}</Link>
        </EmptyState>
      )}
    </section>
  );
}
