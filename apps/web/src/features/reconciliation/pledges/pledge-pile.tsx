import { type BankLine, formatAmount, parseAmount, type Statement } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PilePager } from '../pile-pager.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { reconciliationQueries, usePutToPledge } from '../reconciliation.queries.ts';
import type { useApproveAll } from '../sure/use-approve-all.ts';
import { words } from '../words.en.ts';

const said = words.pledges;

type PledgePileProps = { statement: Statement; approval: ReturnType<typeof useApproveAll> };

/** Credits that tell for which pledge they came: looked at once and approved together. */
export function PledgePile({ statement, approval: { progress, approve } }: PledgePileProps) {
  const { can } = useSession();
  const [page, setPage] = useState(1);
  const { data } = useQuery(reconciliationQueries.lines(statement.id, 'pledge', page, 25));
  const sure = statement.sure.filter(({ sort }) => sort === 'pledge');
  const sum = formatAmount(sure.reduce((all, { amount }) => all + (parseAmount(amount) ?? 0), 0));
  if (!data) return <LoadingState rows={6} />;
  return (
    <Card title={said.title(data.meta.itemCount)} padded={false}>
      <table className="list bank-lines">
        <thead>
          <tr>
            <th scope="col">{words.table.booked}</th>
            <th scope="col">{said.pledge}</th>
            <th scope="col">{said.told}</th>
            <th scope="col">{words.table.text}</th>
            <th scope="col" className="end">
              {words.table.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((line) => (
            <PledgeLine key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <PilePager meta={data.meta} onPage={setPage} />
      {sure.length > 0 && !can('update', 'Donation') && (
        <div className="card-body">
          <Note tone="plain">{words.sure.mayOnlyLook}</Note>
        </div>
      )}
      {sure.length > 0 && can('update', 'Donation') && (
        <div className="bar-all">
          <p>{said.text}</p>
          <Button
            tone="primary"
            pending={progress.state === 'running'}
            pendingLabel={words.sure.approving(progress.done, progress.all)}
            onClick={() => void approve(sure)}
          >
            {words.sure.approve(sure.length, sum)}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** One credit with its pledge and what told it; where the money may be recorded already, somebody looks at it singly. */
function PledgeLine({ line: { id, bookedOn, amount, description, pledge } }: { line: BankLine }) {
  if (!pledge) return null;
  const { donorName, pledgeNumber, purpose, evidence, recorded } = pledge;
  return (
    <tr>
      <td className="num booked">{format.day(bookedOn)}</td>
      <td className="name-cell">
        <b>{donorName}</b>
        <span className="sub num">
          {pledgeNumber}, {purpose}
        </span>
      </td>
      <td>
        {evidence.by === 'number' ? said.byNumber(evidence.found) : said.byPayer(evidence.found)}
        {evidence.sum === 'differs' && <span className="sub">{said.otherSum(pledge.amount)}</span>}
        {recorded && (
          <>
            <span className="sub">{said.recorded(recorded.receiptNumber, recorded.paidOn)}</span>
            <RecordLine id={id} pledge={pledge} />
          </>
        )}
      </td>
      <td className="raw">{description}</td>
      <td className="end num">{format.money(amount, 'BTN')}</td>
    </tr>
  );
}

function RecordLine({ id, pledge }: { id: string; pledge: NonNullable<BankLine['pledge']> }) {
  const { can } = useSession();
  const { mutateAsync, isPending, error } = usePutToPledge();
  async function record() {
    await mutateAsync({ params: { id }, body: { pledgeId: pledge.pledgeId } });
    toast.success(said.done(pledge.donorName));
  }
  if (!can('update', 'Donation')) return null;
  return (
    <>
      <Button pending={isPending} onClick={() => void record().catch(() => {})}>
        {said.record}
      </Button>
      <StatementProblem error={error} />
    </>
  );
}
