import { groupCode, readPaperCodes, recogniseCode, type Verification } from '@kathok/contract';
import { type SubmitEvent, useState } from 'react';
import { hasCode } from '../../lib/problem.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrors } from '../../shared/forms/use-errors.ts';
import type { ErrorLine } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { verifyNumber } from './calls.ts';
import type { NotKnownReason } from './verdict.tsx';
import { words } from './words.en.ts';

export type Checked = Verification | NotKnownReason;

/** What is still needed, said at the field where it is typed. */
function missingFor(number: string, code: string): ErrorLine[] {
  const { checkCode, verificationCode, isNoCode, ...read } = readPaperCodes(number, code);
  if (verificationCode || (read.number && checkCode)) return [];
  if (isNoCode) return [{ field: 'checkCode', message: words.noCode }];
  if (checkCode) return [{ field: 'number', message: words.needsNumber }];
  return [{ field: 'checkCode', message: read.number ? words.needsCode : words.empty }];
}

type CodeFormProps = {
  /** What the address held, which may be half of what is needed. */
  typed?: { number?: string; checkCode?: string };
  isAgain?: boolean;
  onChecked: (checked: Checked) => void;
};

/** Takes every code of ours in either field. A code that stands alone has a page; number and check code do not. */
export function CodeForm({ typed, isAgain, onChecked }: CodeFormProps) {
  const { setErrors, unmark, errorOf } = useErrors();
  const [pending, setPending] = useState(false);

  async function check(number: string, checkCode: string, isMisread: boolean) {
    setPending(true);
    try {
      onChecked(await verifyNumber(number, checkCode));
    } catch (error) {
      if (hasCode(error, 'not_found')) onChecked(isMisread ? 'misread' : 'numberAndCode');
      else
        setErrors([
          {
            field: 'checkCode',
            message: hasCode(error, 'rate_limited') ? words.tooOften : words.failed,
          },
        ]);
    } finally {
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [numberField = '', codeField = ''] = ['number', 'checkCode'].map((name) =>
      String(form.get(name) ?? ''),
    );
    if (!codeField.trim() && recogniseCode(numberField)?.kind === 'membershipCode')
      return onChecked('membershipCode');
    const missing = missingFor(numberField, codeField);
    setErrors(missing);
    if (missing.length > 0 || pending) return;
    const { number = '', checkCode, verificationCode, isMisread } = readPaperCodes(numberField, codeField);
    if (checkCode && number) void check(number, checkCode, isMisread);
    else if (verificationCode) location.assign(`/verify/${encodeURIComponent(groupCode(verificationCode))}`);
  }

  const field = (name: 'number' | 'checkCode') => ({
    name,
    label: words[name],
    hint: words[`${name}Hint`],
    placeholder: words[`${name}Example`],
    error: errorOf(name),
    defaultValue: typed?.[name],
    onInput: () => unmark(name),
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  });
  return (
    // A POST, so that without a script nothing that was typed gets into an address.
    <form
      className="card padded again"
      method="post"
      onSubmit={onSubmit}
      noValidate
      aria-label={isAgain ? words.another : words.title}
    >
      {isAgain && <h2>{words.another}</h2>}
      <TextField {...field('number')} />
      <TextField {...field('checkCode')} />
      <SubmitButton pending={pending} pendingLabel={words.checking}>
        {words.check}
      </SubmitButton>
    </form>
  );
}
