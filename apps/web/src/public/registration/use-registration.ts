import { members, type ResponseOf } from '@kathok/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { submissionKeys } from '../../lib/submission-key.ts';
import type { ErrorLine } from '../../ui/error-summary.tsx';
import { refusal } from '../../ui/form-errors.ts';
import { bodyOf, type DraftField, furthestStep, missingIn, stepNames, stepOf } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { words } from './words.en.ts';

export type Registered = ResponseOf<typeof members.register>;

/** The four steps: the address holds the step, the tab holds what was typed, the server has the last word. */
export function useRegistration() {
  const { draft, change, forget } = useDraft();
  const [errors, setErrors] = useState<readonly ErrorLine[]>([]);
  const [pending, setPending] = useState(false);
  const [registered, setRegistered] = useState<Registered | null>(null);
  const [keys] = useState(submissionKeys);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = stepNames.find((step) => step === search.get('step')) ?? 'you';
  const reachable = stepNames.indexOf(furthestStep(draft));
  const step = stepNames[Math.min(stepNames.indexOf(asked), reachable)] ?? 'you';

  async function send() {
    setPending(true);
    const body = bodyOf(draft) as never;
    try {
      setRegistered(await call(members.register, { body }, { idempotencyKey: keys.keyFor(body) }));
      forget();
    } catch (error) {
      const { lines } = refusal(error, (property) => property in draft, words.labels);
      setErrors(lines);
      const field = lines.find((line) => line.field)?.field;
      if (field && stepOf(field) !== step) void navigate(`?step=${stepOf(field)}`);
    } finally {
      setPending(false);
    }
  }

  function next(event: { preventDefault: () => void }) {
    event.preventDefault();
    if (pending) return;
    const missing = missingIn(step, draft);
    setErrors(missing.map((field) => ({ field, message: words.missing(words.labels[field]) })));
    if (missing.length > 0) return;
    if (step === 'check') void send();
    else void navigate(`?step=${stepNames[stepNames.indexOf(step) + 1]}`);
  }

  const field = (name: DraftField) => ({
    name,
    label: words.labels[name],
    error: errors.find((line) => line.field === name)?.message,
  });
  return { step, draft, change, field, errors, pending, next, registered };
}
