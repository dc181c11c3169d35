import type { BankLine } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { useIsThere } from '../../../ui/use-is-there.ts';
import { PilePager } from '../pile-pager.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { reconciliationQueries, useSetAside } from '../reconciliation.queries.ts';
import { words } from '../words.en.ts';
import { AssignLine } from './assign-line.tsx';
import { DonateLine } from './donate-line.tsx';
import { SettleLine } from './settle-line.tsx';

const said = words.unmatched;
const acts = ['donation', 'fee', 'settlement'] as const;
type Act = (typeof acts)[number];
const forms = { donation: DonateLine, fee: AssignLine, settlement: SettleLine };

/** Credits that no payment waits for: what is each of them? */
export function UnmatchedPile({ statementId }: { statementId: string }) {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<{ id: string; act: Act } | null>(null);
  const { can } = useSession();
  const { data } = useQuery(reconciliationQueries.lines(statementId, 'unmatched', page, 25));
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
  const mayDecide = can('update', 'Donation');
  // A line may be known as decided after the form of the next one was opened, which stays open.
  const close = (id: string) => setOpen((shown) => (shown?.id === id ? null : shown));
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
    <Card title={said.title(data.meta.itemCount)} padded={false}>
      <StatementProblem error={problem} />
      <table className="list bank-lines stray">
        <thead>
          <tr>
            <th scope="col">{words.table.booked}</th>
            <th scope="col">{words.table.text}</th>
            <th scope="col">{words.table.journal}</th>
            <th scope="col" className="end">
              {words.table.amount}
            </th>
            {mayDecide && (
              <th scope="col" className="end">
                {words.table.what}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.data.map((line) => (
            <LineRows
              key={line.id}
              line={line}
              act={open?.id === line.id ? open.act : null}
              onChoose={(act) => setOpen({ id: line.id, act })}
              onClose={() => close(line.id)}
              onNeither={() => void putAside(line.id)}
            />
          ))}
        </tbody>
      </table>
      <PilePager meta={data.meta} onPage={setPage} />
    </Card>
  );
}

type LineRowsProps = Omit<ChoicesProps, 'chosen'> & { act: Act | null };

/** A line of the bank and, beneath it, the form that was chosen for it. */
function LineRows({ line, act, onChoose, onClose, onNeither }: LineRowsProps) {
  const { can } = useSession();
  const Form = act && forms[act];
  return (
    <>
      <tr className={act ? 'open' : undefined}>
        <td className="num booked">{format.day(line.bookedOn)}</td>
        <td className="raw">{line.description}</td>
        <td className="num wide-only">{line.journalNumber}</td>
        <td className="end num">
          <b>{format.money(line.amount, 'BTN')}</b>
        </td>
        {can('update', 'Donation') && (
          <td className="acts">
            <Choices line={line} chosen={act} onChoose={onChoose} onClose={onClose} onNeither={onNeither} />
          </td>
        )}
      </tr>
      {Form && (
        <tr className="form">
          <td colSpan={5}>
            <Form line={line} onDone={onClose} />
          </td>
        </tr>
      )}
    </>
  );
}

type ChoicesProps = {
  line: BankLine;
  chosen: Act | null;
  onChoose: (act: Act) => void;
  onClose: () => void;
  onNeither: () => void;
};

function Choices({ line, chosen, onChoose, onClose, onNeither }: ChoicesProps) {
  if (chosen)
    return (
      <Button tone="quiet" icon="close" onClick={onClose}>
        {said.close}
      </Button>
    );
  const named = (act: string) => said.of(act, line.amount, line.lineNumber);
  return (
    <>
      {acts.map((act) => (
        <Button key={act} label={named(said[act])} onClick={() => onChoose(act)}>
          {said[act]}
        </Button>
      ))}
      <Button tone="quiet" label={named(said.notOurs)} onClick={onNeither}>
        {said.notOurs}
      </Button>
    </>
  );
}
