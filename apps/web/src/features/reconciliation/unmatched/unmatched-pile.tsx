import type { BankLine } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { useIsThere } from '../../../ui/use-is-there.ts';
import { useKeyChoice, useKeys } from '../../verification/index.ts';
import { PilePager } from '../pile-pager.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { reconciliationQueries, useSetAside } from '../reconciliation.queries.ts';
import { words } from './words.en.ts';
import { actOf } from './line-acts.ts';
import { AskRow, type Opened, rowId } from './ask-row.tsx';
import './ask.css';

const said = words.unmatched;

/** Which line the keys mean, and what is open beneath which one. */
function useOpened(lines: readonly BankLine[], mayDecide: boolean) {
  const [current, setCurrent] = useState({ id: '', at: 0 });
  const [open, setOpen] = useState<{ id: string; opened: Opened }>({ id: '', opened: null });
  const [keysOn] = useKeyChoice();
  const found = lines.findIndex(({ id }) => id === current.id);
  // A line that was decided leaves the list, and the one behind it comes up in its place.
  const at = found < 0 ? Math.min(current.at, Math.max(lines.length - 1, 0)) : found;
  const line = lines[at];
  // Nobody has walked anywhere yet when the page appears.
  useEffect(
    () => document.getElementById(rowId(current.id))?.scrollIntoView({ block: 'nearest' }),
    [current.id],
  );
  const choose = (next: number) => setCurrent({ id: lines[next]?.id ?? '', at: next });
  const show = (id: string, opened: Opened) => {
    choose(lines.findIndex((one) => one.id === id));
    // A line may be known as decided after the form of the next one was opened, which stays open.
    setOpen((shown) => (opened === null && shown.id !== id ? shown : { id, opened }));
  };
  const walk = (step: 1 | -1) => choose(Math.max(Math.min(at + step, lines.length - 1), 0));
  const say = (opened: Opened) => line && show(line.id, opened);
  const yes = () => line?.suggestion && say({ isSuggested: true, act: actOf(line.suggestion) });
  const isOn = keysOn && mayDecide;
  useKeys({ j: () => walk(1), k: () => walk(-1), y: yes, e: () => say('choices') }, isOn);
  return {
    keysOn: isOn,
    currentId: line?.id,
    openedOf: (id: string) => (open.id === id ? open.opened : null),
    show,
  };
}

/** Credits that no payment waits for: what is each of them? */
export function UnmatchedPile({ statementId }: { statementId: string }) {
  const [page, setPage] = useState(1);
  const { can } = useSession();
  const mayDecide = can('update', 'Donation');
  const { data } = useQuery(reconciliationQueries.lines(statementId, 'unmatched', page, 25));
  const { keysOn, currentId, openedOf, show } = useOpened(data?.data ?? [], mayDecide);
  const setAside = useSetAside();
  const [problem, setProblem] = useState<unknown>(null);
  const isThere = useIsThere();
  if (!data) return <LoadingState rows={8} />;
  if (data.meta.itemCount === 0)
    return (
      <section className="card">
        <EmptyState motif="lamp" title={said.emptyTitle}>
          {said.emptyText}
        </EmptyState>
      </section>
    );
  // The mutation itself tells of the last line only, and of none once the pile is empty and gone.
  async function putAside(id: string) {
    setProblem(null);
    try {
      await setAside.mutateAsync({ params: { id }, body: {} });
      toast.success(said.setAsideDone);
    } catch (error) {
      // Somebody who left the pile takes the line for set aside unless told otherwise.
      if (isThere.current) setProblem(error);
      else toast.failure(error);
    }
  }
  return (
    <Card title={said.title(data.meta.itemCount)} actions={keysOn && <KeyLine />} padded={false}>
      <StatementProblem error={problem} />
      <ol className="ask">
        {data.data.map((line) => (
          <AskRow
            key={line.id}
            line={line}
            opened={openedOf(line.id)}
            isCurrent={keysOn && line.id === currentId}
            mayDecide={mayDecide}
            onOpen={(opened) => show(line.id, opened)}
            onNeither={() => void putAside(line.id)}
          />
        ))}
      </ol>
      <PilePager meta={data.meta} onPage={setPage} />
    </Card>
  );
}

const KeyLine = () => (
  <p className="keys">
    <span>
      <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> {said.keys.next}
    </span>
    <span>
      <kbd className="kbd">Y</kbd> {said.keys.yes}
    </span>
    <span>
      <kbd className="kbd">E</kbd> {said.keys.else}
    </span>
  </p>
);
