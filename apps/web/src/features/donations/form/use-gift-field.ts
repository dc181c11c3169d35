import { useFormContext } from 'react-hook-form';
import { words } from '../words.ts';
import type { GiftValues } from './gift-values.ts';

const { labels } = words.form;

/** The fields of a gift, in whichever form they stand. */
export function useGiftField() {
  const form = useFormContext<GiftValues>();
  const field = (name: keyof typeof labels) => ({
    ...form.register(name),
    label: labels[name],
    error: form.getFieldState(name, form.formState).error?.message,
  });
  return { form, field };
}
