import { format } from '../../language/format.ts';
import { formatAmount } from '@kathok/contract';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Note } from '../../ui/text/note.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { Claim } from './claim.tsx';
import { approval, asSaid, decisionSchema } from './decision-form.ts';
import { DoubtNotes } from './doubt-notes.tsx';
import { EarlyPressLine } from './early-press-line.tsx';
import { FactTable } from './fact-table.tsx';
import type { Decision, Waiting } from './kind.ts';
import { Onlookers } from './onlookers.tsx';
import { ReceivedFields } from './received-fields.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SettlementNote } from './settlement-note.tsx';
import { minorOf } from './settlement.ts';
import { useSlip } from './slip/slip.queries.ts';
import { useDecisionKeys } from './use-decision-keys.ts';
import { isOwed } from './waiting.ts';
import { words } from './words.en.ts';

type DecidePaneProps = {
  item: Waiting;
  keysOn: boolean;
  /** One came here by deciding or walking, not by pressing: the focus follows. */
  takesFocus: boolean;
  decide: (item: Waiting, decision: Decision) => Promise<void>;
};

/** The facts of one payment, and the decision on it. */
export function DecidePane({ item, keysOn, takesFocus, decide }: DecidePaneProps) {
  const { can } = useSession();
  const { kind } = item;
  const mayDecide = can('update', kind.subject);
  const [correcting, setCorrecting] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const [offersAccount, setOffersAccount] = useState(false);
  const slip = useSlip(item.payment.slip);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const kit = useKitForm({
    schema: decisionSchema(item),
    defaultValues: asSaid(item),
    labels: words.labels,
    submit: (received) =>
      decide(item, { ...approval(item.payment, received), ...(offersAccount && { offersAccount }) }),
  });
  const received = kit.form.watch('amountReceived');
  const minor = minorOf(received);
  const sum = minor === null ? '' : format.exactMoney(formatAmount(minor), item.payment.currency);
  const hasFieldErrors = Object.keys(kit.form.formState.errors).length > 0;
  const approve = () => void kit.onSubmit({ preventDefault: () => undefined });
  // Once it is being approved there is nothing to reject, and the dialog would vanish with the answer.
  const startRejecting = () => {
    if (!kit.pending) setRejecting(true);
  };
  const { early, isSeen } = useDecisionKeys(
    { a: approve, r: startRejecting },
    { enabled: keysOn && mayDecide, loading: slip.isLoading },
  );

  const settlement = isOwed(item) && (
    <SettlementNote
      kind={kind}
      due={item.due}
      received={received}
      currency={item.currency}
      purpose={kit.field('excessPurposeId')}
    />
  );

  return (
    <section className="decide" aria-label={words.decide}>
      <form className="body" onSubmit={kit.onSubmit} noValidate id="decision">
        <Claim item={item} heading={heading} />
        <ErrorSummary errors={kit.errors} />
        <DoubtNotes doubts={item.doubts} />
        {correcting || hasFieldErrors ? (
          <ReceivedFields kit={kit} takesFocus={correcting}>
            {settlement}
          </ReceivedFields>
        ) : (
          settlement
        )}
        <FactTable item={item} />
        {mayDecide && item.isFirstFee && (
          <CheckField
            name="offersAccount"
            label={words.offersAccount}
            hint={words.offersAccountHint}
            checked={offersAccount}
            onChange={(event) => setOffersAccount(event.target.checked)}
          />
        )}
        {mayDecide && (
          <Button
            tone="quiet"
            icon={correcting ? 'close' : 'edit'}
            onClick={() => {
              if (correcting) kit.form.reset();
              setCorrecting(!correcting);
            }}
          >
            {correcting ? words.keepAsSaid : words.correct}
          </Button>
        )}
        <Onlookers item={item} />
        {!mayDecide && <Note tone="plain">{words.mayOnlyLook}</Note>}
      </form>
      {mayDecide && (
        <div className="bar-decide">
          <EarlyPressLine early={early} />
          <Button tone="danger" aria-keyshortcuts="r" onClick={startRejecting}>
            {words.reject}
            <kbd className="kbd" aria-hidden="true">
              R
            </kbd>
          </Button>
          <Button
            tone="primary"
            type="submit"
            form="decision"
            aria-keyshortcuts="a"
            aria-disabled={!isSeen}
            pending={kit.pending}
            pendingLabel={words.approving}
            onClick={(event) => {
              if (!isSeen) event.preventDefault();
            }}
          >
            <span>
              {words.approve} <span className="sum">{sum}</span>
            </span>
            <kbd className="kbd" aria-hidden="true">
              A
            </kbd>
          </Button>
        </div>
      )}
      {rejecting && (
        <RejectDialog
          name={item.name}
          contact={item.payerContact}
          onClose={() => setRejecting(false)}
          reject={(reason) => decide(item, { decision: 'reject', reason })}
        />
      )}
    </section>
  );
}
