import { useEffect, useMemo, useState } from 'react';
import { call } from '../../lib/api.ts';
import { submissionKeys } from '../../lib/client/submission-key.ts';
import { refusal } from '../../ui/forms/kit/form-errors.ts';
import { goToStep, useAddress } from '../site/address.ts';
import { useErrors } from '../../shared/forms/use-errors.ts';
import { register } from './calls.ts';
import { bodyOf, type DraftField, useDraft, useRegistered } from './draft.ts';
import { firstStepWith, furthestStep, problemsIn, stepNames, stepOf } from './steps/steps.ts';
import { words } from './words.en.ts';

/** The four steps: the address holds the step, the tab holds what was typed, the server has the last word. */
export function useRegistration() {
  const { draft, isRead, change: keepField, forget } = useDraft();
  const { errors, setErrors, unmark, errorOf } = useErrors();
  const [pending, setPending] = useState(false);
  const { draft: kept, change: keep } = useRegistered();
  const [keys] = useState(submissionKeys);
  const asked = new URLSearchParams(useAddress().search).get('step');
  const reachable = stepNames.indexOf(furthestStep(draft));
  const wanted = Math.max(
    0,
    stepNames.findIndex((name) => name === asked),
  );
  const step = stepNames[Math.min(wanted, reachable)] ?? 'you';

  // An address that is ahead of what is filled in would turn the page while somebody is typing.
  useEffect(() => {
    if (isRead && wanted > reachable) goToStep(`?step=${step}`, 'replace');
  }, [isRead, wanted, reachable, step]);

  async function send() {
    setPending(true);
    const body = bodyOf(draft) as never;
    try {
      keep('registered', await call(register, { body }, { idempotencyKey: keys.keyFor(body) }));
      goToStep('?step=done');
      forget();
    } catch (error) {
      const { lines } = refusal(error, (property) => property in draft, words.labels);
      setErrors(lines);
      const refused = firstStepWith(lines.flatMap(({ field }) => field ?? []));
      if (refused && refused !== step) goToStep(`?step=${refused}`);
    } finally {
      setPending(false);
    }
  }

  function next(event: { preventDefault: () => void }) {
    event.preventDefault();
    if (pending) return;
    const problems = problemsIn(step, draft).map(({ field, problem }) => ({
      field,
      message: words.problems[problem](words.labels[field]),
    }));
    // What the server refused on another step waits there until it is changed.
    const elsewhere = errors.filter(({ field }) => field && stepOf(field) !== step && errorOf(field));
    setErrors([...problems, ...elsewhere]);
    if (problems.length > 0) return;
    if (step === 'check') void send();
    else goToStep(`?step=${stepNames[stepNames.indexOf(step) + 1]}`);
  }

  const field = (name: DraftField) => ({
    name,
    label: words.labels[name],
    error: errorOf(name),
  });
  const change = (name: DraftField, text: string) => {
    keepField(name, text);
    unmark(name);
    // Which document it is decides how its number has to look.
    if (name === 'identityType') unmark('identityNumber');
  };
  // A fault on another step is told there.
  const shown = useMemo(
    () => errors.filter((line) => !line.field || stepOf(line.field) === step),
    [errors, step],
  );
  const registered = asked === 'done' ? kept.registered : null;
  return { step, draft, isRead, change, field, errors: shown, pending, next, registered };
}
