import type { BankLine } from '@kathok/contract';
import { useState } from 'react';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKeys } from '../../verification/index.ts';
import { matterOf, PayerLink, payerOf } from '../payer.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { useDeclineLine, useMatchLine } from '../reconciliation.queries.ts';
import { words } from '../words.ts';
import { agreementsOf } from './agreement.ts';
import { Sides } from './sides.tsx';

const said = words.doubtful;

type WeighPaneProps = { line: BankLine; place: string; keysOn: boolean; onDecided: () => void };

/** Both sides of one line, and the decision. */
export function WeighPane({ line, place, keysOn, onDecided }: WeighPaneProps) {
  const { can } = useSession();
  const [paymentId, setPaymentId] = useState<string>();
  const match = useMatchLine();
  const decline = useDeclineLine();
  const payment = line.proposals.find((one) => one.paymentId === paymentId) ?? line.proposals[0];
  const mayDecide = can('update', 'Donation') && (payment?.dueKind !== 'fee' || can('update', 'Member'));
  const isBusy = match.isPending || decline.isPending;

  async function decide(act: typeof match | typeof decline, done: string) {
    if (!payment || isBusy) return;
    try {
      await act.mutateAsync({ params: { id: line.id }, body: { paymentId: payment.paymentId } });
      toast.success(done);
      if (act === match || line.proposals.length === 1) onDecided();
    } catch {
      // The pane shows what went wrong.
    }
  }
  const approve = () => void decide(match, payment ? said.matched(payerOf(payment)) : '');
  const refuse = () => void decide(decline, said.declined);
  useKeys({ a: approve, n: refuse }, keysOn && mayDecide);

  if (!payment) return null;
  const agreements = agreementsOf(payment.evidence);
  const agree = agreements.filter(({ fit }) => fit === 'yes').length;
  const others = line.proposals.filter((one) => one !== payment);
  return (
    <div className="weigh">
      <div className="body">
        <div className="verdict-line">
          <h2>{said.title(agree, agreements.length - agree)}</h2>
          <span className="muted num">{place}</span>
          {mayDecide && (
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
          )}
        </div>
        <StatementProblem error={match.error ?? decline.error} />
        <Sides line={line} payment={payment} />
        {others.length > 0 && (
          <section className="others" aria-label={said.others}>
            <h3>{said.others}</h3>
            <ul>
              {others.map((other) => (
                <li key={other.paymentId}>
                  <span>
                    <PayerLink payment={other} />
                    <small>{matterOf(other)}</small>
                  </span>
                  <span className="num">{format.money(other.amount, 'BTN')}</span>
                  <Button
                    tone="quiet"
                    label={said.compareWith(payerOf(other))}
                    onClick={() => setPaymentId(other.paymentId)}
                  >
                    {said.compare}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {mayDecide && (
        <div className="bar-decide">
          <Button aria-keyshortcuts="n" pending={decline.isPending} onClick={refuse}>
            {said.decline}
            <kbd className="kbd" aria-hidden="true">
              N
            </kbd>
          </Button>
          <Button
            tone="primary"
            aria-keyshortcuts="a"
            pending={match.isPending}
            pendingLabel={said.matching}
            onClick={approve}
          >
            {said.match(line.amount)}
            <kbd className="kbd" aria-hidden="true">
              A
            </kbd>
          </Button>
        </div>
      )}
    </div>
  );
}
