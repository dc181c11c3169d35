import { useFormContext } from 'react-hook-form';
import { words } from '../words.en.ts';
import type { DonationValues } from './donation-values.ts';

const { labels } = words.form;

/** The fields of a donation, in whichever form they stand. */
export function useDonationField() {
  const form = useFormContext<DonationValues>();
  const field = (name: keyof typeof labels) => ({
    ...form.register(name),
    label: labels[name],
    error: form.getFieldState(name, form.formState).error?.message,
  });
  return { form, field };
}
