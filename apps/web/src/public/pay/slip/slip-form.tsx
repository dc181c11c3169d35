import { format } from '../../../language/format.ts';
import type { PayerView } from '@kathok/contract';
import type { SubmitEvent } from 'react';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { words } from '../words.en.ts';
import { SlipFacts } from './slip-facts.tsx';
import { SlipPicture } from './slip-picture.tsx';
import { takesSlip } from './takes-slip.ts';
import { useSlip } from './use-slip.ts';

/** The proof of a transfer: a picture, and three facts that stand on it. */
export function SlipForm({ due }: { due: PayerView }) {
  const { slip, isRead, errors, errorOf, progress, isStuck, change, choose, submit, cancel } = useSlip(due);
  const sum = format.money(due.balance, due.currency);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  if (!takesSlip(due, slip)) return null;
  return (
    <form
      className="card padded form-grid slip"
      method="post"
      onSubmit={onSubmit}
      noValidate
      aria-label={words.sendTheSlip}
    >
      <h2>{words.sendTheSlip}</h2>
      <ErrorSummary errors={errors} />
      <SlipPicture
        file={slip.file}
        error={errorOf('slip')}
        progress={progress}
        onFile={choose}
        onCancel={cancel}
      />
      <SlipFacts key={String(isRead)} slip={slip} errorOf={errorOf} change={change} />
      <div aria-live="polite">
        {isStuck && (
          <Note tone="warning" title={words.stuck}>
            <p>{words.stuckText(due.reference)}</p>
          </Note>
        )}
      </div>
      <SubmitButton tone="primary" big wide pending={progress !== null} pendingLabel={words.sendingSlip}>
        {isStuck ? words.sendAgain : words.sendSlip(sum)}
      </SubmitButton>
    </form>
  );
}
