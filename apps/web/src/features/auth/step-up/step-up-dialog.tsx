import type { StepUpWay } from '@kathok/contract';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiProblem } from '../../../lib/problem.ts';
import { knowsPasskeys } from '../../../lib/sign-in/passkey.ts';
import { stepUpCall } from '../../../lib/sign-in/sign-in-calls.ts';
import type { StepUpQuestion } from '../../../lib/sign-in/step-up-question.ts';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { PasswordField, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useEntranceForm } from '../use-entrance-form.ts';
import { PasskeyOnceMore } from './passkey-once-more.tsx';
import type { ShowStepUp } from './show-step-up.ts';
import { words } from './words.en.ts';

/** The person at the screen shows once more that it is them; the call that asked goes on by itself. */
export function StepUpDialog({ question: { ways, answer } }: { question: StepUpQuestion }) {
  const possible = ways.filter((way) => way !== 'passkey' || knowsPasskeys());
  const [way, setWay] = useState<StepUpWay>(possible[0] ?? 'password');
  const show: ShowStepUp = async (body) => answer((await call(stepUpCall, { body })).proof);
  const close = () => answer(null);
  const choices = (
    <Choices ways={possible.filter((other) => other !== way)} onChoose={(chosen) => setWay(chosen)} />
  );
  if (way === 'passkey')
    return (
      <Dialog open title={words.title} onClose={close}>
        <PasskeyOnceMore show={show} onCancel={close}>
          {choices}
        </PasskeyOnceMore>
      </Dialog>
    );
  return (
    <TypedWay key={way} way={way} show={show} onClose={close}>
      {choices}
    </TypedWay>
  );
}

type TypedWayProps = {
  way: 'password' | 'code';
  show: ShowStepUp;
  onClose: () => void;
  children: React.ReactNode;
};

/** The password, or a code of the authenticator app. */
function TypedWay({ way, show, onClose, children }: TypedWayProps) {
  const kit = useEntranceForm<'password' | 'code'>({
    labels: { [way]: words.labels[way] } as typeof words.labels,
    submit: (typed) => show(way === 'password' ? { password: typed.password } : { code: typed.code }),
    explain: (error) =>
      error instanceof ApiProblem && error.status === 422
        ? [{ field: way, message: way === 'password' ? words.wrongPassword : words.wrongCode }]
        : undefined,
  });
  return (
    <DialogForm
      title={words.title}
      kit={kit}
      onClose={onClose}
      submitLabel={words.submit}
      pendingLabel={words.pending}
      className="form-grid"
    >
      <p>{words.lead}</p>
      {way === 'password' ? (
        <PasswordField {...kit.field('password')} autoComplete="current-password" />
      ) : (
        <TextField
          {...kit.field('code')}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
      )}
      {children}
    </DialogForm>
  );
}

const Choices = ({ ways, onChoose }: { ways: readonly StepUpWay[]; onChoose: (way: StepUpWay) => void }) =>
  ways.length === 0 ? null : (
    <p className="row">
      {ways.map((way) => (
        <button key={way} type="button" className="link" onClick={() => onChoose(way)}>
          {words.instead[way]}
        </button>
      ))}
    </p>
  );
