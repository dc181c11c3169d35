import { formatAmount, type Doubt } from '@kathok/contract';
import { useEffect, useRef, useState, type Ref } from 'react';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { WaitingAct } from '../../approvals/index.ts';
import { useDecisionKeys } from '../keys/use-decision-keys.ts';
import type { Decision, Waiting } from '../kind.ts';
import { useSlip } from '../slip/slip.queries.ts';
import { words } from '../words.en.ts';
import { DecideBar } from './decide-bar.tsx';
import { DecisionFields } from './decision-fields.tsx';
import { approval, asSaid, decisionSchema } from './decision-form.ts';
import { Onlookers } from './onlookers.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { rejectionMessage } from './rejection-message.ts';
import { minorOf } from './settlement.ts';

const pages = { fee: '/membership-fees/view', donation: '/donation/list/view' } as const;

/** What makes one look twice. Shown, never decided. */
export const DoubtNotes = ({ doubts }: { doubts: readonly Doubt[] }) =>
  doubts.map(({ kind, message, dueKind, dueId }) => (
    <Note key={`${kind} ${dueId}`} tone="warning">
      <p>
        {message} {dueKind && dueId && <Link to={`${pages[dueKind]}/${dueId}`}>{words.look}</Link>}
      </p>
    </Note>
  ));

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
  const mayDecide = can('update', item.kind.subject);
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
  const minor = minorOf(kit.value('amountReceived'));
  const sum = minor === null ? '' : format.exactMoney(formatAmount(minor), item.payment.currency);
  const approve = () => void kit.onSubmit({ preventDefault: () => undefined });
  // Once it is being approved there is nothing to reject, and the dialog would vanish with the answer.
  const startRejecting = () => {
    if (!kit.pending) setRejecting(true);
  };
  const { early, isSeen } = useDecisionKeys(
    { a: approve, r: startRejecting },
    { enabled: keysOn && mayDecide, loading: slip.isLoading },
  );

  return (
    <section className="decide" aria-label={words.decide}>
      <FormShell kit={kit} submitLabel={null} className="body" id="decision">
        <PaymentHeading item={item} ref={heading} />
        <WaitingAct entityId={item.id} />
        <DoubtNotes doubts={item.doubts} />
        <DecisionFields
          item={item}
          kit={kit}
          offersAccount={offersAccount}
          onOfferAccount={setOffersAccount}
        />
        <Onlookers item={item} />
        {!mayDecide && <Note tone="plain">{words.mayOnlyLook}</Note>}
      </FormShell>
      {mayDecide && (
        <DecideBar sum={sum} early={early} isSeen={isSeen} pending={kit.pending} onReject={startRejecting} />
      )}
      {rejecting && (
        <RejectDialog
          name={item.name}
          contact={item.payerContact}
          told={rejectionMessage(item.payerContact)}
          onClose={() => setRejecting(false)}
          reject={(reason) => decide(item, { decision: 'reject', reason })}
        />
      )}
    </section>
  );
}

/** What the payment is for, how much it is, and who paid. */
const PaymentHeading = ({ item, ref }: { item: Waiting; ref: Ref<HTMLHeadingElement> }) => (
  <div className="claim">
    <h2 ref={ref} tabIndex={-1}>
      <span className="muted">{item.matter}</span>
      <b className="num">{format.exactMoney(item.payment.amount, item.payment.currency)}</b>
    </h2>
    <span>
      <Link className="who" to={item.page}>
        {item.name}
      </Link>{' '}
      {item.code && <span className="muted num">{item.code}</span>}
    </span>
  </div>
);
