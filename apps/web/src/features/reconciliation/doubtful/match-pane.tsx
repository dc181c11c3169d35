import type { BankLine } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Note } from '../../../ui/text/note.tsx';
import { payerOf } from '../payer.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { useDeclineLine, useMatchLine } from '../reconciliation.queries.ts';
import { words } from '../words.en.ts';
import { agreementsOf } from './agreement.ts';
import { DecideBar } from './decide-bar.tsx';
import { OtherPayments } from './other-payments.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const said = words.doubtful;

/** A decision that was not taken, maybe on a line that is no longer open. */
export type Failure = { line: BankLine; error: unknown };

type MatchPaneProps = {
  line: BankLine;
  place: string;
  keysOn: boolean;
  failure: Failure | null;
  onFailure: (failure: Failure) => void;
  /** It is tried again: what went wrong with this line before is out of date. */
  onAgain: () => void;
};

/** Both sides of one line, and the decision. */
export function MatchPane({ line, place, keysOn, failure, onFailure, onAgain }: MatchPaneProps) {
  const { can } = useSession();
  const match = useMatchLine();
  const decline = useDeclineLine();
  const { proposals } = line;
  const [compared, setCompared] = useState(proposals[0]?.paymentId);
  // Only after "not this one" does another payment come up by itself: what is approved has to be what was looked at.
  const isDeclined = decline.variables?.body?.paymentId === compared;
  const payment =
    proposals.find(({ paymentId }) => paymentId === compared) ?? (isDeclined ? proposals[0] : undefined);
  if (payment && payment.paymentId !== compared) setCompared(payment.paymentId);
  const mayDecide = can('update', 'Donation') && (payment?.dueKind !== 'fee' || can('update', 'Member'));
  const pending = match.isPending ? 'match' : decline.isPending ? 'decline' : null;

  async function decide(act: typeof match | typeof decline, done: string) {
    if (!payment || pending) return;
    onAgain();
    try {
      await act.mutateAsync({ params: { id: line.id }, body: { paymentId: payment.paymentId } });
      toast.success(done);
    } catch (error) {
      onFailure({ line, error });
    }
  }

  const agreements = payment ? agreementsOf(payment.evidence) : [];
  const agree = agreements.filter(({ fit }) => fit === 'yes').length;
  return (
    <div className="weigh">
      <div className="body">
        <div className="verdict-line">
          <h2>{payment ? said.title(agree, agreements.length - agree) : said.goneTitle}</h2>
          <span className="muted num">{place}</span>
          {mayDecide && <KeyLine />}
        </div>
        {failure && failure.line.id !== line.id && <p>{said.failed(failure.line.lineNumber)}</p>}
        <StatementProblem error={failure?.error} />
        {payment ? (
          <ComparisonTable line={line} payment={payment} />
        ) : (
          <Note tone="warning">{said.goneText}</Note>
        )}
        <OtherPayments payments={proposals.filter((one) => one !== payment)} onCompare={setCompared} />
      </div>
      {payment && mayDecide && (
        <DecideBar
          key={payment.paymentId}
          amount={line.amount}
          keysOn={keysOn}
          pending={pending}
          onMatch={() => void decide(match, said.matched(payerOf(payment)))}
          onDecline={() => void decide(decline, said.declined)}
        />
      )}
    </div>
  );
}

const KeyLine = () => (
  <p className="keys">
    <span>
      <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> {said.keys.next}
    </span>
    <span>
      <kbd className="kbd">A</kbd> {said.keys.match}
    </span>
    <span>
      <kbd className="kbd">N</kbd> {said.keys.decline}
    </span>
  </p>
);
