import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { ErrorState } from '../../../ui/text/error-state.tsx';
import { LoadingState } from '../../../ui/text/loading-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useKeyChoice, useKeys } from '../../verification/index.ts';
import { matterOf, payerOf } from '../payer.tsx';
import { reconciliationQueries } from '../reconciliation.queries.ts';
import { words } from '../words.ts';
import { flagOf } from './agreement.ts';
import { WeighPane } from './weigh-pane.tsx';

const said = words.doubtful;
const shown = 100;

/** One doubtful line after the other, beside the payment that it may be. */
export function DoubtfulPile({ statementId }: { statementId: string }) {
  const { data, error, refetch } = useQuery(reconciliationQueries.lines(statementId, 'doubtful', 1, shown));
  const [chosen, setChosen] = useState<string>();
  const [keysOn] = useKeyChoice();
  const lines = data?.data ?? [];
  const found = lines.findIndex(({ id }) => id === chosen);
  const at = Math.max(found, 0);
  const line = lines[at];
  const walk = (step: 1 | -1) => setChosen(lines[Math.min(Math.max(at + step, 0), lines.length - 1)]?.id);
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
        <ol>
          {lines.map(({ id, lineNumber, amount, proposals }) => {
            const [payment] = proposals;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === line.id ? 'true' : undefined}
                  onClick={() => setChosen(id)}
                >
                  <b>{payment ? payerOf(payment) : ''}</b>
                  <span className="num">{format.money(amount, 'BTN')}</span>
                  <small>{payment ? matterOf(payment) : ''}</small>
                  <small className="num">{said.line(lineNumber)}</small>
                  <span className="flag">
                    <Icon name="warn" />
                    {payment ? flagOf(payment.evidence, proposals.length) : ''}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
        {data.meta.itemCount > lines.length && (
          <p className="rest muted">{said.more(lines.length, data.meta.itemCount)}</p>
        )}
      </section>
      <WeighPane
        key={line.id}
        line={line}
        place={said.place(at + 1, data.meta.itemCount)}
        keysOn={keysOn}
        onDecided={() => setChosen(lines[at + 1]?.id ?? lines[at - 1]?.id)}
      />
    </section>
  );
}
