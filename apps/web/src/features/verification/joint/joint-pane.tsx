import { formatAmount, type JointItem, type JointPayment, jointPayments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type Ref } from 'react';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { DecideBar } from '../decision/decide-bar.tsx';
import { DoubtNotes } from '../decision/decide-pane.tsx';
import { Onlookers } from '../decision/onlookers.tsx';
import { RejectDialog } from '../decision/reject-dialog.tsx';
import { useDecisionKeys } from '../keys/use-decision-keys.ts';
import type { JointDecision, Waiting } from '../kind.ts';
import { useSlip } from '../slip/slip.queries.ts';
import { words } from '../words.en.ts';
import {
  allChosen,
  chosenSchema,
  isWhole,
  jointApproval,
  refusedInForm,
  sumOfAll,
  sumOfChosen,
  waitingItems,
} from './joint-decision.ts';
import { JointFacts } from './joint-facts.tsx';
import { JointItems } from './joint-items.tsx';
import { JointSettlement } from './joint-settlement.tsx';
import './joint.css';

const said = words.joint;

type JointPaneProps = {
  /** The part of it that is open in the queue. */
  item: Waiting;
  /** The id of the joint payment. */
  id: string;
  /** Its parts, as far as the queue has them. */
  parts: readonly Waiting[];
  keysOn: boolean;
  takesFocus: boolean;
  decide: (item: Waiting, joint: JointPayment, decision: JointDecision) => Promise<void>;
};

/** A payment for several, shown and decided on as one, whichever part of it was opened. */
export function JointPane(props: JointPaneProps) {
  const joint = useQuery(query(jointPayments.get, { params: { id: props.id } }));
  if (!joint.data)
    return (
      <section className="decide" aria-label={words.decide}>
        <div className="body">
          {joint.error ? (
            <ErrorState error={joint.error} onRetry={() => void joint.refetch()} />
          ) : (
            <LoadingState rows={6} />
          )}
        </div>
      </section>
    );
  const waiting = waitingItems(
    joint.data,
    props.parts.map(({ payment }) => payment.id),
  );
  // What was ticked and typed is about these items: where others wait by now, one begins anew.
  const key = waiting.map(({ id, amount }) => `${id} ${amount}`).join();
  return <JointForm key={key} {...props} joint={joint.data} waiting={waiting} />;
}

type JointFormProps = JointPaneProps & { joint: JointPayment; waiting: readonly JointItem[] };

function JointForm({ item, parts, joint, waiting, keysOn, takesFocus, decide }: JointFormProps) {
  const { can } = useSession();
  const mayBoth = can('update', 'Member') && can('update', 'Donation');
  const mayDecide = mayBoth && waiting.length > 0;
  const [rejecting, setRejecting] = useState(false);
  const slip = useSlip(item.payment.slip);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const kit = useKitForm({
    schema: chosenSchema(waiting),
    defaultValues: allChosen(waiting),
    labels: words.labels,
    submit: (chosen) =>
      decide(item, joint, jointApproval(waiting, chosen)).catch((error: unknown) => {
        throw refusedInForm(error, chosen);
      }),
  });
  const chosen = kit.form.watch();
  const startRejecting = () => {
    if (!kit.pending) setRejecting(true);
  };
  const { early, isSeen } = useDecisionKeys(
    { a: () => void kit.onSubmit({ preventDefault: () => undefined }), r: startRejecting },
    { enabled: keysOn && mayDecide, loading: slip.isLoading },
  );
  return (
    <section className="decide" aria-label={words.decide}>
      <FormShell kit={kit} submitLabel={null} className="body" id="decision">
        <JointHeading joint={joint} sum={sumOfAll(waiting)} ref={heading} />
        <DoubtNotes doubts={doubtsOf(parts)} />
        <JointItems
          kit={kit}
          waiting={waiting}
          decided={joint.items.filter((one) => !waiting.includes(one))}
          doubtOf={(one) => shortDoubt(parts, one)}
          mayDecide={mayDecide}
        />
        {mayDecide && <JointSettlement kit={kit} waiting={waiting} />}
        <JointFacts joint={joint} item={item} />
        <Onlookers item={item} />
        {waiting.length === 0 && <Note tone="info">{said.nothingWaits}</Note>}
        {!mayBoth && <Note tone="plain">{said.bothRights}</Note>}
      </FormShell>
      {mayDecide && (
        <DecideBar
          approveLabel={isWhole(waiting, chosen) ? said.approveAll : said.approveChosen}
          rejectLabel={said.rejectAll}
          sum={format.exactMoney(formatAmount(sumOfChosen(chosen)), joint.currency)}
          early={early}
          isSeen={isSeen}
          pending={kit.pending}
          onReject={startRejecting}
        />
      )}
      {rejecting && (
        <RejectDialog
          name={said.name(joint.reference)}
          contact={{ isMailed: parts.some(({ payerContact }) => payerContact.isMailed) }}
          told={said.told}
          onClose={() => setRejecting(false)}
          reject={(reason) => decide(item, joint, { decision: 'reject', reason })}
        />
      )}
    </section>
  );
}

/** What is in doubt about any part of it, each said once. */
const doubtsOf = (parts: readonly Waiting[]) => [
  ...new Map(parts.flatMap(({ doubts }) => doubts).map((doubt) => [doubt.message, doubt])).values(),
];

function shortDoubt(parts: readonly Waiting[], { paymentId }: JointItem): string | undefined {
  const kind = parts.find(({ payment }) => payment.id === paymentId)?.doubts[0]?.kind;
  return kind && words.doubts[kind];
}

type JointHeadingProps = { joint: JointPayment; sum: number; ref: Ref<HTMLHeadingElement> };

/** How many it is for, how much waits, and who pays. */
const JointHeading = ({ joint, sum, ref }: JointHeadingProps) => (
  <div className="claim">
    <h2 ref={ref} tabIndex={-1}>
      <span className="muted">{said.title(joint.items.length, joint.slip !== null)}</span>
      <b className="num">{format.exactMoney(formatAmount(sum), joint.currency)}</b>
    </h2>
    <span>
      {joint.payerId && joint.payerName ? (
        <>
          {said.from}{' '}
          <Link className="who" to={`/membership-list/view/${joint.payerId}`}>
            {joint.payerName}
          </Link>
        </>
      ) : (
        said.noPayer
      )}{' '}
      <span className="muted num">{joint.reference}</span>
    </span>
  </div>
);
