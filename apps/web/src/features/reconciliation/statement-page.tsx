import type { Statement } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { DecidedCard } from './decided/decided-card.tsx';
import { DifferencesCard } from './decided/differences-card.tsx';
import { DoubtfulPile } from './doubtful/doubtful-pile.tsx';
import { Piles } from './piles.tsx';
import { PlainPile } from './plain-pile.tsx';
import { PledgePile } from './pledges/pledge-pile.tsx';
import { reconciliationQueries } from './reconciliation.queries.ts';
import { pileOf } from './shown-pile.ts';
import { SurePile } from './sure/sure-pile.tsx';
import { useApproveAll, reasonsOf } from './sure/use-approve-all.ts';
import { titles } from './titles.en.ts';
import { UnmatchedPile } from './unmatched/unmatched-pile.tsx';
import { words } from './words.en.ts';
import '../../theme/office/list.css';
import '../../theme/office/decisions.css';
import './reconciliation.css';
import './sides.css';
import { Note } from '../../ui/text/note.tsx';

const said = words.sure;

/** Nobody has to decide on anything here any more. */
function Finished({ statement: { toDecide, piles } }: { statement: Statement }) {
  const out = piles.find(({ pile }) => pile === 'out')?.count ?? 0;
  return (
    <section className="card">
      <EmptyState motif="lamp" title={words.progress.finished}>
        {words.progress.finishedText(toDecide.all, out)}
      </EmptyState>
    </section>
  );
}

/** What came of approving: how many, and why some were not. When nothing is left of the pile it stands above another one. */
function ApprovalOutcome({ progress }: Pick<ReturnType<typeof useApproveAll>, 'progress'>) {
  const { state, approved, failures } = progress;
  return (
    <output className="approval-outcome">
      {state === 'stopped' && approved > 0 && <Note tone="success">{said.done(approved)}</Note>}
      {state === 'stopped' && <Note tone="warning">{said.stopped}</Note>}
      {failures.length > 0 && (
        <Note tone="warning" title={said.failed(failures.length)}>
          {reasonsOf(failures).join(' ')}
        </Note>
      )}
    </output>
  );
}

/** What is under way on one statement is not shown on the next one. */
export default function StatementPage() {
  const id = useParams()['id'] ?? '';
  return <StatementPiles key={id} id={id} />;
}

/** The piles of one statement; the address says which one is open. */
function StatementPiles({ id }: { id: string }) {
  const [search] = useSearchParams();
  const { data: statement, error, refetch } = useQuery(reconciliationQueries.statement(id));
  const approval = useApproveAll(id);
  const crumbs = [{ label: titles.statements, to: '/reconciliation' }];
  if (!statement)
    return (
      <>
        <PageHeader title={titles.statement} crumbs={crumbs} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={8} />}
      </>
    );
  const { account, firstDay, lastDay, createdAt, createdBy } = statement;
  const pile = pileOf(statement, search.get('pile'));
  return (
    <>
      <PageHeader
        title={titles.statement}
        crumbs={crumbs}
        lead={
          <>
            {words.statementLead(account, firstDay, lastDay)} ·{' '}
            {words.readBy(momentText(createdAt), createdBy)}
          </>
        }
      >
        <ButtonLink to="/reconciliation" icon="upload">
          {words.another}
        </ButtonLink>
      </PageHeader>
      {statement.unexplained > 0 && <DifferencesCard statementId={id} />}
      <Piles statement={statement} current={pile} />
      <ApprovalOutcome progress={approval.progress} />
      {pile === null && <Finished statement={statement} />}
      {pile === 'sure' && <SurePile statement={statement} approval={approval} />}
      {pile === 'pledge' && <PledgePile statement={statement} approval={approval} />}
      {pile === 'doubtful' && <DoubtfulPile statementId={id} />}
      {pile === 'unmatched' && <UnmatchedPile statementId={id} />}
      {(pile === 'double' || pile === 'out') && <PlainPile key={pile} statementId={id} pile={pile} />}
      <DecidedCard statementId={id} />
    </>
  );
}
