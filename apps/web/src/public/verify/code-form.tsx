import { type SubmitEvent, useState } from 'react';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { verdictAddress } from './verdict-address.ts';
import { words } from './words.en.ts';

export function CodeForm({ isAgain }: { isAgain: boolean }) {
  const [error, setError] = useState<string>();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code) location.assign(verdictAddress(code));
    else setError(words.empty);
  }

  return (
    <form className="card padded again" action="/verify" onSubmit={onSubmit} noValidate>
      <TextField
        name="code"
        label={isAgain ? words.another : words.code}
        hint={words.hint}
        error={error}
        placeholder={words.example}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{words.check}</Button>
    </form>
  );
}
