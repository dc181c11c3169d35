import type { BankDecision } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ReasonDrawer } from '../../money/index.ts';
import { payerOf } from '../payer.tsx';
import { PilePager } from '../pile-pager.tsx';
import { reconciliationQueries, useExplain } from '../reconciliation.queries.ts';
import { words as allWords } from '../words.en.ts';
import { words as said } from './words.en.ts';

const pages = { fee: '/membership-fees/view', donation: '/donation/list/view' };

/** Lines whose payment was corrected or reversed since, and what the bank has more or less; each until somebody says why. */
export function DifferencesCard({ statementId }: { statementId: string }) {
  const [page, setPage] = useState(1);
  const [explaining, setExplaining] = useState<BankDecision | null>(null);
  const { can } = useSession();
  const { data } = useQuery(reconciliationQueries.unexplained(statementId, page));
  if (!data || data.meta.itemCount === 0) return null;
  return (
    <Card title={said.title} padded={false} className="decided differing">
      <p className="card-body muted">{said.text}</p>
      <ol>
        {data.data.map((decision) => (
          <li key={decision.id}>
            <b className="num">{said.by(decision.difference ?? '0.00')}</b>
            <span>
              <span>{sentenceOf(decision)}</span>
              <small>{said.sums(decision.lineAmount, decision.difference ?? '0.00')}</small>
            </span>
            <span className="row">
              {decision.payment && (
                <ButtonLink
                  tone="quiet"
                  to={`${pages[decision.payment.dueKind]}/${decision.payment.dueId}`}
                  aria-label={said.openOf(decision.lineNumber)}
                >
                  {said.open}
                </ButtonLink>
              )}
              {can('update', 'Donation') && (
                <Button label={said.explainOf(decision.lineNumber)} onClick={() => setExplaining(decision)}>
                  {said.explain}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <PilePager meta={data.meta} onPage={setPage} />
      {explaining && (
        <ExplainDrawer key={explaining.id} decision={explaining} onClose={() => setExplaining(null)} />
      )}
    </Card>
  );
}

const sentenceOf = ({ kind, lineNumber, lineAmount, payment }: BankDecision) =>
  allWords.decided.kinds[kind](lineNumber, payment ? payerOf(payment) : '', lineAmount);

function ExplainDrawer({ decision, onClose }: { decision: BankDecision; onClose: () => void }) {
  const explain = useExplain();
  const difference = decision.difference ?? '0.00';
  async function confirm(reason: string) {
    await explain.mutateAsync({ params: { id: decision.id }, body: { reason, difference } });
    toast.success(said.done);
  }
  return (
    <ReasonDrawer
      words={{
        ...said.drawer,
        title: said.drawer.title(decision.lineNumber),
        text: said.sums(decision.lineAmount, difference),
      }}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
