import type { IssueRun, YearReport } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { momentText } from '../../../ui/text/moment.tsx';
import { useIssueAll, useStopIssuing } from '../sending.queries.ts';
import { ActStep } from './act-step.tsx';
import { minutesLeft } from './time-left.ts';
import { words } from './words.en.ts';

const said = words.issue;

/** The first step: every certificate that is missing gets its number. */
export function IssueStep({ report, at }: { report: YearReport; at: number }) {
  const { run, states, issued, firstNumber, lastNumber } = report;
  if (run?.state === 'running') return <Running run={run} at={at} />;
  const { not_issued: missing, changed } = states;
  if (missing + changed > 0) return <ToDo report={report} />;
  return (
    <ActStep
      number={1}
      state="done"
      when={run?.endedAt ? said.doneAt(momentText(run.endedAt)) : undefined}
      title={said.done(issued)}
    >
      {firstNumber && lastNumber && <p className="num ltr">{said.numbers(firstNumber, lastNumber)}</p>}
      {states.no_identity > 0 && <p>{said.noIdentity(states.no_identity)}</p>}
      <p>{said.doneText}</p>
    </ActStep>
  );
}

function ToDo({ report: { kind, year, run, states, issued } }: { report: YearReport }) {
  const { can } = useSession();
  const start = useIssueAll();
  const { not_issued: missing, changed } = states;
  const label =
    missing === 0 ? said.anew(changed) : issued === 0 ? said.all(missing) : said.others(missing + changed);
  const issue = () => start.mutate({ body: { kind, year } }, { onError: (error) => toast.failure(error) });
  return (
    <ActStep
      number={1}
      state="now"
      title={label}
      action={
        can('manage', 'Donation') && (
          <Button tone="primary" pending={start.isPending} onClick={issue}>
            {label}
          </Button>
        )
      }
    >
      {run?.state === 'stopped' && <p>{said.stopped(run.done, run.total)}</p>}
      {run !== null && run.failed > 0 && <p>{said.failed(run.failed)}</p>}
      {missing > 0 && <p>{said.text}</p>}
      {changed > 0 && <p>{said.anewText(changed)}</p>}
      {states.no_identity > 0 && <p>{said.noIdentity(states.no_identity)}</p>}
    </ActStep>
  );
}

function Running({ run, at }: { run: IssueRun; at: number }) {
  const { can } = useSession();
  const stop = useStopIssuing();
  const { id, done, total, createdAt } = run;
  const left = minutesLeft(run, at);
  return (
    <ActStep
      number={1}
      state="now"
      when={said.since(format.time(new Date(createdAt)))}
      title={said.running(done, total)}
      action={
        can('manage', 'Donation') && (
          <Button pending={stop.isPending} onClick={() => stop.mutate({ params: { id } })}>
            {said.pause}
          </Button>
        )
      }
    >
      <div className="step-progress">
        <progress max={total} value={done} aria-label={said.progress} />
        <output>{left === undefined ? said.leave : `${said.left(left)}. ${said.leave}`}</output>
      </div>
    </ActStep>
  );
}
