import type { BankLine } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Note } from '../../../ui/text/note.tsx';
import { addressOf } from '../payer.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Difference, differenceTo, mayMatch, type Proposal } from '../rest/difference.ts';
import { RestPanel } from '../rest/rest-panel.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { words } from '../words.en.ts';
import { agreementsOf } from './agreement.ts';
import { DecideBar } from './decide-bar.tsx';
import { OtherPayments } from './other-payments.tsx';
import { type Failure, useLineDecision } from './use-line-decision.ts';
import { ComparisonTable } from './comparison-table.tsx';

const said = words.doubtful;

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
  const { proposals } = line;
  const [compared, setCompared] = useState(proposals[0]?.paymentId);
  const deciding = useLineDecision({ line, onFailure, onAgain });
  const { declinedId, purposeId, setPurposeId, isTried, pending } = deciding;
  // Only after "not this one" does another payment come up by itself: what is approved has to be what was looked at.
  const isDeclined = compared !== undefined && declinedId === compared;
  const payment =
    proposals.find(({ paymentId }) => paymentId === compared) ?? (isDeclined ? proposals[0] : undefined);
  if (payment && payment.paymentId !== compared) setCompared(payment.paymentId);
  const mayDecide = can('update', 'Donation') && (payment?.dueKind !== 'fee' || can('update', 'Member'));
  const difference = payment && differenceTo(line.amount, payment);
  return (
    <div className="weigh">
      <div className="body">
        <div className="verdict-line">
          <h2>{payment ? titleOf(line, payment) : said.goneTitle}</h2>
          <span className="muted num">{place}</span>
          {mayDecide && <KeyLine />}
        </div>
        {failure && failure.line.id !== line.id && <p>{said.failed(failure.line.lineNumber)}</p>}
        <StatementProblem error={failure?.error} />
        {line.repeats && <p className="muted">{words.alsoIn(line.repeats.firstDay, line.repeats.lastDay)}</p>}
        {payment && difference && (
          <RestPanel
            received={line.amount}
            payment={payment}
            difference={difference}
            purposeId={purposeId}
            onPurpose={setPurposeId}
            isMissing={isTried && purposeId === ''}
          />
        )}
        {payment ? (
          <ComparisonTable line={line} payment={payment} />
        ) : (
          <Note tone="warning">{said.goneText}</Note>
        )}
        <OtherPayments payments={proposals.filter((one) => one !== payment)} onCompare={setCompared} />
      </div>
      {payment && difference && mayDecide && (
        <DecideBar
          key={payment.paymentId}
          match={mayMatch(difference) ? matchText(line.amount, difference) : null}
          keysOn={keysOn}
          pending={pending}
          onMatch={() => deciding.approve(payment)}
          onDecline={() => deciding.refuse(payment)}
        >
          {!mayMatch(difference) && <ButtonLink to={addressOf(payment)}>{said.correct}</ButtonLink>}
        </DecideBar>
      )}
    </div>
  );
}

function titleOf({ amount, proposals }: BankLine, payment: Proposal): string {
  const { isApproved, kind, due, by } = differenceTo(amount, payment);
  const approved = payment.isMeanwhile ? words.rest.approved : words.rest.approvedBefore;
  if (isApproved && kind !== 'held') return approved[kind](due, by);
  const agreements = agreementsOf(payment.evidence);
  const agree = agreements.filter(({ fit }) => fit === 'yes').length;
  if (agree === agreements.length && proposals.length > 1) return said.fitting(proposals.length);
  return said.title(agree, agreements.length - agree);
}

/** The button says the sums that are booked. */
function matchText(received: string, { isApproved, kind, due, by, asksPurpose }: Difference): string {
  if (isApproved) return kind === 'over' ? said.matchRest(by) : said.matchSame;
  return asksPurpose ? said.matchBoth(due, by) : said.match(received);
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
