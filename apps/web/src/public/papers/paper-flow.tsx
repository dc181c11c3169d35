import type { CertificateKind } from '@kathok/contract';
import { Note } from '../../ui/text/note.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import type { Answers } from '../site/answers.ts';
import { useFocusOnChange } from '../site/use-focus-on-change.ts';
import { CodeStep } from './steps/code-step.tsx';
import { ReadyStep } from './steps/ready-step.tsx';
import { type Outcome, type PaperFlow as Flow } from './flow/use-paper-flow.ts';
import { RequestStep } from './steps/request-step.tsx';
import { words } from './words.en.ts';

const steps = ['which', 'code', 'paper'] as const;

type PaperFlowProps = { flow: Flow; kind: CertificateKind; centre: Answers['centre'] };

/** Who, code, paper. */
export function PaperFlow({ flow, kind, centre }: PaperFlowProps) {
  const heading = useFocusOnChange(flow.step);
  return (
    <div className="box">
      <div className="give-head">
        <h1 tabIndex={-1} ref={heading}>
          {flow.opened ? flow.opened.content.title : words.titles[flow.step]}
        </h1>
        <StepList steps={steps} current={flow.step} names={words.steps} />
      </div>
      <div aria-live="polite">
        <OutcomeNote outcome={flow.outcome} />
      </div>
      {flow.step === 'which' && (
        <RequestStep
          key={`${flow.addressValues.identifier}${flow.addressValues.year}`}
          flow={flow}
          kind={kind}
          centre={centre}
        />
      )}
      {flow.step === 'code' && <CodeStep flow={flow} centre={centre} />}
      {flow.opened && <ReadyStep flow={flow} paper={flow.opened} />}
    </div>
  );
}

function OutcomeNote({ outcome }: { outcome: Outcome }) {
  if (outcome === null) return null;
  const [title, text] =
    outcome === 'linkEnded'
      ? [words.linkEnded, words.linkEndedText]
      : [words.nothingThere(outcome.nothingIn), words.nothingThereText];
  return (
    <div className="outcome">
      <Note tone="warning" title={title}>
        <p>{text}</p>
      </Note>
    </div>
  );
}
