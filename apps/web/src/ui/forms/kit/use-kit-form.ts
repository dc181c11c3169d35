import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { ErrorLine } from '../error-summary.tsx';
import { formPart, type Labels } from './form-part.ts';
import { errorLines, refusal } from './form-errors.ts';
import { toast } from '../../overlays/toast-store.ts';
import { useIsThere } from '../../use-is-there.ts';
import { WaitsForSecondPerson } from '../../../lib/waiting/waits-for-second-person.ts';
import { plainRule } from '../../../language/plain-rule.ts';

type KitForm<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  labels: Labels;
  /** What to do with what was typed; a refusal by the server is thrown and lands on the fields. */
  submit: (values: Output) => Promise<unknown>;
};

export type Kit<Input extends FieldValues, Output> = ReturnType<typeof useKitForm<Input, Output>>;

/** A form that is checked when sent, then at every change, and never sent twice at once. */
export function useKitForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  labels,
  submit,
}: KitForm<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: plainRule }),
    defaultValues,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [errors, setErrors] = useState<readonly ErrorLine[]>([]);
  const sending = useRef(false);
  const [waits, setWaits] = useState(false);
  const { isDirty, leaveTo } = useExit(form.formState.isDirty && !waits);
  const isThere = useIsThere();

  const send = () =>
    form.handleSubmit(
      async (values) => {
        setErrors([]);
        try {
          await submit(values);
        } catch (error) {
          if (error instanceof WaitsForSecondPerson && isThere.current) return setWaits(true);
          const isField = (property: string) =>
            property in form.getValues() || form.getValues(property as Path<Input>) !== undefined;
          const { fields, lines } = refusal(error, isField, labels);
          for (const { field, message } of fields)
            form.setError(field as Path<Input>, { type: 'server', message });
          setErrors(lines);
          // Somebody who closed the form, or went on, takes it for saved unless told otherwise.
          if (!isThere.current) toast.failure(error);
        }
      },
      (invalid) => setErrors(errorLines(invalid, labels)),
    )();

  const onSubmit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  };

  return {
    ...formPart(form, labels),
    form,
    onSubmit,
    errors,
    pending: form.formState.isSubmitting,
    isDirty,
    leaveTo,
    /** It was taken, and somebody else has to approve it. */
    waits,
  };
}

/** What was saved may be left: the page moves on by itself, and nobody is asked. */
function useExit(hasChanges: boolean) {
  const [destination, leaveTo] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (destination !== null) void navigate(destination);
  }, [destination, navigate]);
  return { isDirty: hasChanges && destination === null, leaveTo: (page: string) => leaveTo(page) };
}
