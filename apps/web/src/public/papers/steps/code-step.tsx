import { phoneText } from '@kathok/contract';
import type { SubmitEvent } from 'react';
import { describe, Field } from '../../../ui/forms/fields/field.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { Answers } from '../../site/answers.ts';
import type { PaperFlow } from '../flow/use-paper-flow.ts';
import { SampleCode } from './sample-code.tsx';
import { words } from '../words.en.ts';

export function CodeStep({ flow, centre }: { flow: PaperFlow; centre: Answers['centre'] }) {
  const isSample = centre.isSample && !centre.sendsCodes;
  const { errors, setErrors } = flow;
  const frame = {
    label: words.labels.code,
    name: 'code',
    hint: words.codeHint,
    error: errors.find(({ field }) => field === 'code')?.message,
  };

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replaceAll(/\D/g, '');
    if (flow.pending) return;
    if (code) void flow.enterCode(code);
    else setErrors([{ field: 'code', message: words.missing(words.labels.code) }]);
  }

  return (
    <div className="quest">
      <div className="card wait">
        {isSample && flow.requestId ? <SampleCode requestId={flow.requestId} /> : <p>{words.codeSent}</p>}
        <form className="quest-form" method="post" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={errors} />
          <Field {...frame}>
            <input
              {...describe(frame)}
              className="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
          </Field>
          <SubmitButton
            tone="primary"
            big
            wide
            pending={flow.pending === 'code'}
            pendingLabel={words.opening}
          >
            {words.openCertificate}
          </SubmitButton>
        </form>
        <OtherWays phone={centre.phone} onStartOver={flow.startOver} />
      </div>
      <aside className="quiet-word" aria-labelledby="why-not-where">
        <h2 id="why-not-where">{words.whyNotWhere}</h2>
        <p>{words.whyNotWhereText}</p>
      </aside>
    </div>
  );
}

type OtherWaysProps = { phone: string | null; onStartOver: () => void };

/** These are the ways for somebody to whom no code came. */
const OtherWays = ({ phone, onStartOver }: OtherWaysProps) => (
  <ul className="aside">
    <li>
      <span>{words.nothingCame}</span>
      <button type="button" className="as-link" onClick={onStartOver}>
        {words.newCode}
      </button>
    </li>
    <li>
      <span>{words.changedContact}</span>
      {phone ? (
        <a href={`tel:${phone}`}>{words.callOffice(phoneText(phone))}</a>
      ) : (
        <span>{words.askOffice}</span>
      )}
    </li>
    <li>
      <span>{words.haveReceipt}</span>
      <button type="button" className="as-link" onClick={onStartOver}>
        {words.withReceipt}
      </button>
    </li>
  </ul>
);
