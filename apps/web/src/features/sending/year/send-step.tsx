import type { YearReport } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Link } from '../../../ui/text/link.tsx';
import { sendingQueries, useStartMailing } from '../sending.queries.ts';
import { ActStep } from './act-step.tsx';
import { words } from './words.en.ts';

const said = words.send;
const templates = '/notifications/templates?kind=certificate_ready';

/** The second step: a mail to everybody who has an address and was sent none. */
export function SendStep({ report, isOpen }: { report: YearReport; isOpen: boolean }) {
  const { kind, year, toSend, states, hasMailAccount, isMessageOn } = report;
  const { can } = useSession();
  const start = useStartMailing();
  const mailings = useQuery(sendingQueries.mailings()).data;
  const running = mailings?.find(
    (mailing) => mailing.kind === kind && mailing.year === year && mailing.state === 'running',
  );
  if (running)
    return (
      <ActStep number={2} state="now" title={said.sending(running.total - running.left, running.total)}>
        <div className="step-progress">
          <progress
            max={running.total}
            value={running.total - running.left}
            aria-label={said.title(running.total)}
          />
        </div>
      </ActStep>
    );
  if (!isOpen) return <ActStep number={2} state="later" title={said.title(toSend)} />;
  if (toSend === 0)
    return (
      <ActStep number={2} state="done" title={said.done(states.sent)}>
        <p>{said.doneText}</p>
      </ActStep>
    );
  const canSend = hasMailAccount && isMessageOn;
  const send = () => start.mutate({ body: { kind, year } }, { onError: (error) => toast.failure(error) });
  return (
    <ActStep
      number={2}
      state={canSend ? 'now' : 'later'}
      title={said.title(toSend)}
      action={
        canSend &&
        can('manage', 'Donation') && (
          <Button tone="primary" pending={start.isPending} onClick={send}>
            {said.button(toSend)}
          </Button>
        )
      }
    >
      {canSend && (
        <p>
          {said.text} {can('manage', 'Master') && <Link to={templates}>{said.words}</Link>}
        </p>
      )}
      {!isMessageOn && (
        <p>
          {said.switchedOff} {can('manage', 'Master') && <Link to={templates}>{said.toSwitch}</Link>}
        </p>
      )}
    </ActStep>
  );
}
