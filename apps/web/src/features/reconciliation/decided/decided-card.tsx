import type { BankDecision, Settlement } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Moment, momentText } from '../../../ui/text/moment.tsx';
import { payerOf } from '../payer.tsx';
import { PilePager } from '../pile-pager.tsx';
import { reconciliationQueries } from '../reconciliation.queries.ts';
import { words } from '../words.en.ts';
import { TakeBack } from './take-back.tsx';

const said = words.decided;

/** What was decided on the statement, with the evidence, and the way back. */
export function DecidedCard({ statementId }: { statementId: string }) {
  const [page, setPage] = useState(1);
  const [taking, setTaking] = useState<BankDecision | null>(null);
  const { can } = useSession();
  const { data } = useQuery(reconciliationQueries.decisions(statementId, page));
  if (!data) return null;
  // An answer may come late, when the reason for another one is being typed.
  const close = (answered: BankDecision) => setTaking((now) => (now === answered ? null : now));
  return (
    <Card title={said.title} padded={false} className="decided">
      {data.data.length === 0 && <p className="card-body muted">{said.empty}</p>}
      <ol>
        {data.data.map((decision) => (
          <li key={decision.id}>
            <Moment at={decision.decidedAt} />
            <span>
              <span className={decision.takenBackAt ? 'back' : undefined}>{sentenceOf(decision)}</span>
              <small>{[decision.decidedBy, ...factsOf(decision)].join('. ')}</small>
            </span>
            {!decision.takenBackAt && can('update', 'Donation') && (
              <Button
                tone="quiet"
                label={said.takeBackOf(decision.lineNumber)}
                onClick={() => setTaking(decision)}
              >
                {said.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <PilePager meta={data.meta} onPage={setPage} />
      {taking && <TakeBack key={taking.id} decision={taking} onClose={() => close(taking)} />}
    </Card>
  );
}

const sentenceOf = ({ kind, lineNumber, lineAmount, payment }: BankDecision) =>
  said.kinds[kind](lineNumber, payment ? payerOf(payment) : '', lineAmount);

function factsOf({
  evidence,
  payment,
  settlement,
  note,
  kind,
  takenBackAt,
  takenBackBy,
  reason,
  difference,
  isUnexplained,
  explanation,
}: BankDecision) {
  const agreed = evidence
    ? [
        evidence.journal === 'same' && said.parts.journal,
        evidence.reference === 'same' && said.parts.reference,
        evidence.amount === 'same' && said.parts.amount,
        evidence.sender === 'fits' && said.parts.sender,
      ].filter((part) => part !== false)
    : [];
  const isBooked = kind === 'matched' || kind === 'recorded';
  return [
    ...(payment?.receiptNumber ? [said.receipt(payment.receiptNumber)] : []),
    ...(isBooked && payment?.status === 'pending' ? [said.waits] : []),
    ...(isBooked && !takenBackAt && payment && !['paid', 'pending'].includes(payment.status)
      ? [said.gone]
      : []),
    ...(agreed.length > 0 ? [said.evidence(agreed.join(', '))] : []),
    ...(settlement ? [said.settlement(settlement.gross, settlement.commission, settlement.tax)] : []),
    ...(settlement ? takenOff(settlement) : []),
    ...(isUnexplained && difference ? [said.differs(difference)] : []),
    ...(explanation && !isUnexplained && !takenBackAt
      ? [said.explained(explanation.difference, explanation.by, explanation.reason)]
      : []),
    ...(note ? [note] : []),
    ...(takenBackAt ? [said.takenBack(momentText(takenBackAt), takenBackBy ?? '', reason ?? '')] : []),
  ];
}

/** What the bank has taken off besides its commission. */
function takenOff({ refunds, refunded, other }: Settlement) {
  const receipts = refunds.flatMap(({ receiptNumber }) => receiptNumber ?? []).join(', ');
  return [
    ...(refunds.length > 0 ? [said.refunded(refunded, receipts)] : []),
    ...(other ? [said.other(other.amount, other.why)] : []),
  ];
}
