import { readPaymentReference, recogniseCode } from '@kathok/contract';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { askAgain } from '../../../lib/client/ask-again.ts';
import { hasCode } from '../../../lib/problem.ts';
import { FieldError } from '../../../ui/forms/fields/field.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { findPayment } from '../calls.ts';
import { statusAddress } from '../../../shared/payment-addresses.ts';
import { words } from './words.en.ts';

function reasonOf(problem: unknown): string {
  if (hasCode(problem, 'rate_limited')) return words.tooOften;
  const isWrong = hasCode(problem, 'not_found') || hasCode(problem, 'validation_failed');
  return isWrong ? words.unknown : words.failed;
}

/** Other codes of ours are told by their shape. A check code has the shape of a reference, so that is looked up. */
function notAReference(typed: string): string | undefined {
  if (readPaymentReference(typed)) return undefined;
  const kind = recogniseCode(typed)?.kind;
  if (kind === 'membershipCode') return words.isMembership;
  return kind === 'paperNumber' || kind === 'verificationCode' ? words.isReceipt : undefined;
}

/** Leads back to a payment by the reference that was shown with it. */
export function FindPayment() {
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function find(reference: string) {
    setPending(true);
    try {
      location.assign(statusAddress(await askAgain(() => call(findPayment, { body: { reference } }))));
    } catch (problem) {
      setError(reasonOf(problem));
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const reference = String(new FormData(event.currentTarget).get('reference') ?? '').trim();
    const wrong = reference ? notAReference(reference) : words.empty;
    setError(wrong);
    if (!wrong) void find(reference);
  }

  return (
    <section className="card help" id="find" aria-labelledby="find-title">
      <div>
        <h2 className="plain" id="find-title">
          {words.title}
        </h2>
        <p id="reference-hint">{words.text}</p>
      </div>
      <form method="post" onSubmit={onSubmit} noValidate>
        <div className="row">
          <label className="hidden" htmlFor="reference">
            {words.label}
          </label>
          <input
            className="input"
            id="reference"
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={words.example}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'reference-hint reference-error' : 'reference-hint'}
          />
          <SubmitButton pending={pending} pendingLabel={words.looking}>
            {words.button}
          </SubmitButton>
        </div>
        <div aria-live="polite">
          <FieldError id="reference">{error}</FieldError>
        </div>
      </form>
    </section>
  );
}
