import { type ComponentType, useEffect } from 'react';
import { format } from '../../language/format.ts';
import { call } from '../../lib/api.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { StepLink } from '../site/step-link.tsx';
import { useLoaded } from '../site/use-loaded.ts';
import { useFocusOnChange } from '../site/use-focus-on-change.ts';
import { getCountries } from './calls.ts';
import { CheckStep } from './steps/check-step.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { type StepName, stepNames } from './steps/steps.ts';
import { MembershipStep } from './steps/membership-step.tsx';
import { Note } from '../../ui/text/note.tsx';
import type { Answers } from '../site/answers.ts';
import { toPay } from './steps/price.ts';
import { RegisteredPage } from './registered.tsx';
import type { RegistrationAnswers, StepProps } from './steps/step-props.ts';
import { useRegistration } from './use-registration.ts';
import { words } from './words.en.ts';
import { PersonStep } from './steps/person-step.tsx';

const loadCountries = (_: string, signal?: AbortSignal) => call(getCountries, {}, { signal });

const steps: Record<StepName, ComponentType<StepProps>> = {
  you: PersonStep,
  contact: ContactStep,
  membership: MembershipStep,
  check: CheckStep,
};

/** A form where people can register, a word on when they can where not. */
export default function RegisterPage({ answers }: { answers: RegistrationAnswers }) {
  return answers.centre.isRegistrationOpen ? (
    <RegistrationForm answers={answers} />
  ) : (
    <OpensSoon centre={answers.centre} />
  );
}

function RegistrationForm({ answers }: { answers: RegistrationAnswers }) {
  const { step, draft, isRead, change, field, errors, pending, next, registered } = useRegistration();
  const heading = useFocusOnChange(step);
  const countries = useLoaded('all', loadCountries);
  const bhutan = countries.data?.find(({ isoCode }) => isoCode === 'BT')?.id;
  // Most people who register live here; anyone else chooses another country.
  useEffect(() => {
    if (isRead && bhutan && draft.countryId === '') change('countryId', bhutan);
  }, [isRead, bhutan, draft.countryId, change]);
  if (registered) return <RegisteredPage registered={registered} />;
  const Step = steps[step];
  const sum = toPay(draft, answers, countries.data ?? []);
  const before = stepNames[stepNames.indexOf(step) - 1];
  return (
    <div className="box">
      <div className="give-head">
        <h1>{words.title}</h1>
        <StepList steps={stepNames} current={step} names={words.steps} />
      </div>
      <form className="card padded form-card form-grid" method="post" onSubmit={next} noValidate>
        <ErrorSummary errors={errors} />
        <h2 tabIndex={-1} ref={heading}>
          {words.headings[step]}
        </h2>
        <Step
          key={String(isRead)}
          answers={answers}
          countries={countries.data ?? []}
          draft={draft}
          change={change}
          field={field}
        />
        <div className="row step-bar">
          {before && (
            <StepLink className="btn line" to={`?step=${before}`}>
              {words.back}
            </StepLink>
          )}
          <SubmitButton tone="primary" big pending={pending} pendingLabel={words.sending}>
            {step === 'check' ? words.send(sum && format.money(sum.total, sum.currency)) : words.next}
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}

/** The centre has not decided what members pay: nobody types a form that could not be sent. */
const OpensSoon = ({ centre }: Pick<Answers, 'centre'>) => (
  <div className="box">
    <div className="give-head">
      <h1>{words.title}</h1>
    </div>
    <Note tone="plain" icon="clock" title={words.opensSoon}>
      <p>{words.opensSoonText}</p>
      <p>{centre.address}</p>
    </Note>
  </div>
);
