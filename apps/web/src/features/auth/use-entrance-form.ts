import { type SubmitEvent, useRef, useState } from 'react';
import { ApiProblem, NetworkFailure } from '../../lib/problem.ts';
import type { ErrorLine } from '../../ui/forms/error-summary.tsx';
import { refusal } from '../../ui/forms/kit/form-errors.ts';
import { words } from './words.en.ts';

type Values<Name extends string> = Record<Name, string>;

type EntranceForm<Name extends string> = {
  /** The fields in their order, with their labels. */
  labels: Readonly<Record<Name, string>>;
  check?: (values: Values<Name>) => ErrorLine[];
  submit: (values: Values<Name>) => Promise<void>;
  /** Words of one's own for a refusal. */
  explain?: (error: unknown) => readonly ErrorLine[] | undefined;
};

/**
 * The form of a page before the sign-in. Such a page loads no form library and no schemas,
 * and what it asks for can only be judged by the server.
 */
export function useEntranceForm<Name extends string>({ labels, check, submit, explain }: EntranceForm<Name>) {
  const [errors, setErrors] = useState<readonly ErrorLine[]>([]);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const names = Object.keys(labels) as Name[];

  async function send(values: Values<Name>) {
    sending.current = true;
    setPending(true);
    setErrors([]);
    try {
      await submit(values);
    } catch (error) {
      setErrors(explain?.(error) ?? linesOf(error, labels));
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const typed = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      names.map((name) => [name, String(typed.get(name) ?? '')]),
    ) as Values<Name>;
    const missing = names
      .filter((name) => values[name].trim() === '')
      .map((name) => ({ field: name, message: words.missing(labels[name]) }));
    const lines = missing.length > 0 ? missing : (check?.(values) ?? []);
    if (lines.length > 0) setErrors(lines);
    else void send(values);
  }

  /** The props of one field: spread them into its component. */
  const field = (name: Name) => ({
    name,
    label: labels[name],
    error: errors.find((line) => line.field === name)?.message,
  });

  return { onSubmit, field, errors, pending };
}

function linesOf(error: unknown, labels: Readonly<Record<string, string>>): readonly ErrorLine[] {
  if (error instanceof NetworkFailure) return [{ message: words.noAnswer }];
  if (error instanceof ApiProblem && error.status === 429) return [{ message: words.wait(error.retryAfter) }];
  return refusal(error, (property) => property in labels, labels).lines;
}
