import { type BackupJob, type BackupOverview, backups } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { momentText } from '../../ui/text/moment.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { useFollowed } from './backup.queries.ts';
import { words } from './words.en.ts';

const say = words.state;

const told = ({ state }: BackupJob) => {
  if (state === 'done') toast.success(say.done);
  else toast.failure(new Error(say.notMade), say.notMade);
};

/** One sentence with a time, then three figures. Late is red, with what is lost and one way out. */
export function StateCard({ overview }: { overview: BackupOverview }) {
  const { begin, isUnderWay, job, error } = useFollowed(backups.create, told);
  const { last, data } = overview;
  const isBad = last !== null && (last.isLate || !last.ok);
  const tone = isBad ? 'late' : data.length > 0 ? 'ok' : 'none';
  return (
    <section className="card safe" aria-label={say.label}>
      <div className={`safe-fig ${tone}`}>
        <span className="ringed">
          <Icon name={tone === 'ok' ? 'tick' : tone === 'late' ? 'warn' : 'clock'} />
        </span>
        <div role={isBad ? 'alert' : undefined}>
          <b>{headline(overview)}</b>
          <p>{sentence(overview)}</p>
          {isBad && last.problem && <p>{words.problems[last.problem]}</p>}
          {isBad && last.detail && <p className="muted detail">{last.detail}</p>}
        </div>
        <Button
          icon="shield"
          {...(isBad && { tone: 'primary' as const })}
          pending={isUnderWay}
          pendingLabel={say.underWay}
          onClick={begin}
        >
          {isBad ? say.again : say.now}
        </Button>
      </div>
      {isUnderWay && <output className="backup-step">{stepText(job)}</output>}
      {error && <ErrorState error={error} />}
      <Figures overview={overview} />
    </section>
  );
}

function headline({ last, data }: BackupOverview): string {
  if (last?.isLate) return say.late;
  if (last && !last.ok) return say.failed;
  return data[0] ? say.safe(momentText(data[0].at)) : say.none;
}

function sentence({ last, data: [newest] }: BackupOverview): string {
  if (last && (last.isLate || !last.ok))
    return last.wholeAt ? say.lateSince(momentText(last.wholeAt)) : say.lateNever;
  if (!newest) return say.noneText;
  const places = newest.places.filter(({ problem }) => problem === null).length;
  const { contents } = newest;
  if (!contents) return say.whole;
  return say.lie(say.inside(contents.members, contents.payments, contents.files), places, newest.encrypted);
}

function stepText(job: BackupJob | undefined): string {
  const { steps } = say;
  switch (job?.state === 'running' ? job.step : null) {
    case 'rows':
      return steps.rows(job!.count);
    case 'files':
      return steps.files(job!.count, job!.expected);
    case 'check':
      return steps.check;
    case 'copy':
      return steps.copy;
    case 'drill':
      return steps.drill;
    default:
      return steps.waiting;
  }
}

function Figures({ overview: { last, drill, nextAt, plan } }: { overview: BackupOverview }) {
  const isBad = last !== null && (last.isLate || !last.ok);
  return (
    <ul className="three">
      <li>
        <span>{say.last}</span>
        <b className={isBad ? 'warn' : undefined}>
          {last?.wholeAt ? momentText(last.wholeAt) : say.lastNever}
        </b>
        <small>
          {last?.ok && last.size && last.seconds ? say.took(words.size(last.size), last.seconds) : null}
        </small>
      </li>
      <li>
        <span>{say.trial}</span>
        <b className={drill.ok === false ? 'warn' : undefined}>
          {drill.at ? momentText(drill.at) : say.trialNever}
        </b>
        <small>{drill.ok === null ? say.trialText : drill.ok ? say.trialOk : say.trialBad}</small>
      </li>
      <li>
        <span>{say.next}</span>
        <b>{nextAt ? momentText(nextAt) : say.nextNone}</b>
        <small>{plan.isOn ? say.nextText : say.nextOff}</small>
      </li>
    </ul>
  );
}
