import type { ComponentType } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { Queries } from '../queries.tsx';
import { CheckStep } from './check-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { type StepName, stepNames } from './draft.ts';
import { MembershipStep } from './membership-step.tsx';
import { RegisteredPage } from './registered.tsx';
import type { StepProps } from './step-props.ts';
import { useRegistration } from './use-registration.ts';
import { words } from './words.en.ts';
import { YouStep } from './you-step.tsx';
import './registration.css';

const steps: Record<StepName, ComponentType<StepProps>> = {
  you: YouStep,
  contact: ContactStep,
  membership: MembershipStep,
  check: CheckStep,
};

function RegisterPage() {
  const { step, draft, change, field, errors, pending, next, registered } = useRegistration();
  const heading = usePageHeading(words.title);
  if (registered) return <RegisteredPage registered={registered} />;
  const Step = steps[step];
  const before = stepNames[stepNames.indexOf(step) - 1];
  return (
    <div className="box">
      <div className="give-head">
        <h1 tabIndex={-1} ref={heading}>
          {words.title}
        </h1>
        <StepList steps={stepNames} current={step} names={words.steps} />
      </div>
      <form className="card padded form-card form-grid" onSubmit={next} noValidate>
        <ErrorSummary errors={errors} />
        <h2>{words.headings[step]}</h2>
        <Step draft={draft} change={change} field={field} />
        <div className="row step-bar">
          {before && <ButtonLink to={`?step=${before}`}>{words.back}</ButtonLink>}
          <Button type="submit" tone="primary" big pending={pending} pendingLabel={words.sending}>
            {step === 'check' ? words.send : words.next}
          </Button>
        </div>
      </form>
    </div>
  );
}

export default function RegisterRoute() {
  return (
    <Queries>
      <RegisterPage />
    </Queries>
  );
}
