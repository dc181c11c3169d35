import { settings, type SetupSteps } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { words } from '../words.en.ts';
import { FeeStep } from './fee-step.tsx';
import { Flames } from './progress-lamps.tsx';
import { Step } from './step.tsx';
import { ReadyParts } from './ready-parts.tsx';
import './setup.css';

const { setup: text } = words;
type StepName = keyof SetupSteps;
const order: readonly StepName[] = ['centre', 'bank', 'fees', 'mail', 'colleague', 'member'];

/** The first hour of a centre: what is left to do, in any order, each step with its state. */
export function SetupPage({ steps, day }: { steps: SetupSteps; day: string }) {
  const { user, can } = useSession();
  const change = useEndpointMutation(settings.update);
  const save = (body: { areFeesConfirmed?: true; isSetupDismissed?: true }) =>
    void change.mutateAsync({ body }).catch((error: unknown) => toast.failure(error, text.notSaved));
  const done = order.filter((name) => steps[name].state === 'done').length;
  return (
    <>
      <PageHeader
        title={text.greeting(user?.name.split(' ')[0] ?? '')}
        lead={text.lead(format.longDay(day))}
      />
      <div className="cols-2 setup">
        <div>
          <section className="card first-hour" aria-labelledby="first-hour">
            <div className="card-head">
              <h2 id="first-hour">{text.done(done, order.length)}</h2>
              <Flames lit={done} of={order.length} />
            </div>
            <SetupList
              steps={steps}
              isPending={change.isPending}
              onConfirmFees={() => save({ areFeesConfirmed: true })}
            />
            {can('manage', 'all') && (
              <div className="away">
                <span>{text.moved}</span>
                <ButtonLink tone="quiet" to="/setup/restore">
                  {text.restore}
                </ButtonLink>
              </div>
            )}
            <div className="away">
              <span>{text.away}</span>
              <Button
                tone="quiet"
                pending={change.isPending}
                onClick={() => save({ isSetupDismissed: true })}
              >
                {text.dismiss}
              </Button>
            </div>
          </section>
        </div>
        <div>
          <ReadyParts steps={steps} />
        </div>
      </div>
    </>
  );
}

type SetupListProps = { steps: SetupSteps; isPending: boolean; onConfirmFees: () => void };

function SetupList({ steps, isPending, onConfirmFees }: SetupListProps) {
  const next = order.find((name) => steps[name].state !== 'done');
  const stateOf = (name: StepName) => ({ state: steps[name].state, isNext: name === next });
  const { centre, bank, colleague } = steps;
  return (
    <ol className="todo">
      <Step
        {...stateOf('centre')}
        title={text.centre.title}
        text={text.centre[centre.state === 'started' ? 'started' : 'text'](
          [centre.name, centre.nameDzongkha].filter(Boolean).join(', '),
        )}
        actions={<To to="/settings#part-centre">{text.centre.go}</To>}
      />
      <Step
        {...stateOf('bank')}
        title={text.bank.title}
        text={text.bank[bank.state](bank.bank ?? '', bank.accountNumber ?? '')}
        actions={<To to="/settings#part-accounts">{text.bank.go}</To>}
      />
      <FeeStep
        {...stateOf('fees')}
        types={steps.fees.types}
        isPending={isPending}
        onConfirm={onConfirmFees}
      />
      <Step
        {...stateOf('mail')}
        title={text.mail.title}
        text={steps.mail.state === 'done' ? text.mail.done : text.mail.text}
        actions={<To to="/settings#part-messages">{text.mail.go}</To>}
      />
      <Step
        {...stateOf('colleague')}
        title={text.colleague.title}
        text={text.colleague[colleague.state](colleague.name ?? '', colleague.role ?? '')}
        actions={<To to="/apps/user/list">{text.colleague.go}</To>}
      />
      <Step
        {...stateOf('member')}
        title={text.member.title}
        text={steps.member.state === 'done' ? text.member.done : text.member.text}
        actions={
          <>
            <To to="/membership/add">{text.member.go}</To>
            <To to="/members/bulk-upload-members">{text.member.import}</To>
          </>
        }
      />
    </ol>
  );
}

const To = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink to={to}>{children}</ButtonLink>
);
