import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { ErrorState } from '../../ui/text/error-state.tsx';
import { Link } from '../../ui/text/link.tsx';
import { LoadingState } from '../../ui/text/loading-state.tsx';
import type { Kind } from './kind.ts';
import { whatHappened } from './use-decision.ts';
import { words } from './words.ts';

/** Somebody follows a link to what was decided meanwhile. */
export function GoneItem({ kind, id }: { kind: Kind; id: string }) {
  const record = useQuery({
    queryKey: [kind.pending.path, 'gone', id],
    queryFn: ({ signal }) => kind.read(id, signal),
  });
  const [payment] = record.data?.payments ?? [];
  return (
    <section className="gone" aria-label={words.decide}>
      {record.isPending && <LoadingState rows={3} />}
      {record.error && <ErrorState error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && (
        <EmptyState
          motif="folio"
          title={words.gone.title}
          action={<ButtonLink to={kind.base}>{words.gone.toQueue}</ButtonLink>}
        >
          {payment && whatHappened(payment)} <Link to={kind.recordPage(id)}>{words.outcome.open}</Link>
        </EmptyState>
      )}
    </section>
  );
}
