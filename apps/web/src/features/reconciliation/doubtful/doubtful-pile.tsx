import type { BankLine } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useIsThere } from '../../../ui/use-is-there.ts';
import { useKeyChoice, useKeys } from '../../verification/index.ts';
import { matterOf, payerOf } from '../payer.tsx';
import { reconciliationQueries } from '../reconciliation.queries.ts';
import { words } from '../words.en.ts';
import { flagOf } from './agreement.ts';
import { MatchPane } from './match-pane.tsx';
import type { Failure } from './use-line-decision.ts';

const said = words.doubtful;
const shown = 100;

/** One doubtful line after the other, beside the payment that it may be. */
export function DoubtfulPile({ statementId }: { statementId: string }) {
  const { data, error, refetch } = useQuery(reconciliationQueries.lines(statementId, 'doubtful', 1, shown));
  const [open, setOpen] = useState({ id: '', at: 0 });
  const [failure, setFailure] = useState<Failure | null>(null);
  const isThere = useIsThere();
  // Somebody who left the pile takes the line for decided unless told otherwise.
  const tell = (failed: Failure) => (isThere.current ? setFailure(failed) : toast.failure(failed.error));
  const [keysOn] = useKeyChoice();
  const lines = data?.data ?? [];
  const choose = (at: number) => setOpen({ id: lines[at]?.id ?? '', at });
  const last = lines.length - 1;
  const found = lines.findIndex(({ id }) => id === open.id);
  // A line that was decided leaves the list, and the one behind it comes up in its place.
  const at = found < 0 ? Math.min(open.at, last) : found;
  const line = lines[at];
  if (line && (line.id !== open.id || at !== open.at)) choose(at);
  const walk = (step: 1 | -1) => choose(Math.max(Math.min(at + step, last), 0));
  useKeys({ j: () => walk(1), k: () => walk(-1) }, keysOn);

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={8} />;
  if (!line)
    return (
      <section className="card">
        <EmptyState motif="lamp" title={said.emptyTitle}>
          {said.emptyText}
        </EmptyState>
      </section>
    );
  return (
    <section className="card duo" aria-label={words.piles.doubtful.name}>
      <section className="queue" aria-label={said.queue}>
        <LineList lines={lines} current={line.id} onChoose={choose} />
        {data.meta.itemCount > lines.length && (
          <p className="rest muted">{said.more(lines.length, data.meta.itemCount)}</p>
        )}
      </section>
      <MatchPane
        key={line.id}
        line={line}
        place={said.place(at + 1, data.meta.itemCount)}
        keysOn={keysOn}
        failure={lines.some(({ id }) => id === failure?.line.id) ? failure : null}
        onFailure={tell}
        onAgain={() => setFailure((now) => (now?.line.id === line.id ? null : now))}
      />
    </section>
  );
}

type LineListProps = { lines: readonly BankLine[]; current: string; onChoose: (at: number) => void };

const LineList = ({ lines, current, onChoose }: LineListProps) => (
  <ol>
    {lines.map(({ id, lineNumber, amount, proposals }, index) => {
      const [payment] = proposals;
      return (
        <li key={id}>
          <button
            type="button"
            aria-current={id === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <b>{payment ? payerOf(payment) : ''}</b>
            <span className="num">{format.money(amount, 'BTN')}</span>
            <small>{payment ? matterOf(payment) : ''}</small>
            <small className="num">{said.line(lineNumber)}</small>
            <span className="flag">
              <Icon name="warn" />
              {payment ? flagOf(payment.evidence, proposals.length, payment.approvedFor !== null) : ''}
            </span>
          </button>
        </li>
      );
    })}
  </ol>
);
