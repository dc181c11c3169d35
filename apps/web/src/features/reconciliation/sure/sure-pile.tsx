import { formatAmount, parseAmount, type Statement } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PilePager } from '../pile-pager.tsx';
import { reconciliationQueries } from '../reconciliation.queries.ts';
import { words } from '../words.en.ts';
import { SureTable } from './sure-table.tsx';
import type { useApproveAll } from './use-approve-all.ts';

const said = words.sure;
const sorts = ['renewal', 'registration', 'donation'] as const;
type Sure = Statement['sure'];

const sumOf = (matches: Sure) =>
  formatAmount(matches.reduce((sum, { amount }) => sum + (parseAmount(amount) ?? 0), 0));

type SurePileProps = { statement: Statement; approval: ReturnType<typeof useApproveAll> };

/** Everything that agrees, looked at once and approved together. */
export function SurePile({ statement, approval: { progress, approve } }: SurePileProps) {
  const { can } = useSession();
  const [page, setPage] = useState(1);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const { data } = useQuery(reconciliationQueries.lines(statement.id, 'sure', page, 25));
  // Lines of pledges have a pile of their own.
  const sure = statement.sure.filter(({ paymentId }) => paymentId !== null);
  // Fees are left to those who may decide on them.
  const mine = sure.filter(({ sort }) => sort === 'donation' || can('update', 'Member'));
  const ticked = mine.filter(({ lineId }) => !unticked.has(lineId));
  const isRunning = progress.state === 'running';

  function tick(lineIds: readonly string[], isTicked: boolean) {
    const next = new Set(unticked);
    for (const lineId of lineIds) {
      if (isTicked) next.delete(lineId);
      else next.add(lineId);
    }
    setUnticked(next);
  }

  return (
    <Card title={said.title(sure.length)} padded={false}>
      {sure.length === 0 ? (
        <EmptyState motif="lamp" title={words.doubtful.emptyText}>
          {words.piles.sure.text}
        </EmptyState>
      ) : (
        <SumsByKind sure={sure} />
      )}
      {!data && <LoadingState rows={6} />}
      {data && data.data.length > 0 && (
        <SureTable
          lines={data.data}
          unticked={unticked}
          total={mine.length}
          mayTick={(lineId) => mine.some((match) => match.lineId === lineId)}
          onTick={tick}
          onTickAll={(isTicked) =>
            tick(
              mine.map(({ lineId }) => lineId),
              isTicked,
            )
          }
          areAllTicked={ticked.length === mine.length}
        />
      )}
      {data && <PilePager meta={data.meta} onPage={setPage} />}
      {sure.length > 0 && !can('update', 'Donation') && (
        <div className="card-body">
          <Note tone="plain">{said.mayOnlyLook}</Note>
        </div>
      )}
      {sure.length > 0 && can('update', 'Donation') && (
        <div className="bar-all">
          <p>{said.hint}</p>
          <Button
            tone="primary"
            pending={isRunning}
            pendingLabel={said.approving(progress.done, progress.all)}
            disabled={ticked.length === 0}
            onClick={() => void approve(ticked)}
          >
            {said.approve(ticked.length, sumOf(ticked))}
          </Button>
        </div>
      )}
    </Card>
  );
}

const SumsByKind = ({ sure }: { sure: Sure }) => (
  <dl className="kinds">
    {sorts.map((sort) => {
      const some = sure.filter((match) => match.sort === sort);
      if (some.length === 0) return null;
      return (
        <div key={sort}>
          <dt>{said.kinds[sort]}</dt>
          <dd>{said.kind(some.length, sumOf(some))}</dd>
        </div>
      );
    })}
  </dl>
);
