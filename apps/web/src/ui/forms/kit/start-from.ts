import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'getValues' | 'setValue' | 'resetDefaultValues' | 'clearErrors'
>;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The form starts from other values than before. What does not stand there as it did then was typed since: it stays, and
 * stays unsaved. Tells whether there is any of that.
 */
export function startFrom<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  values: Values,
  shownBefore: Values,
): boolean {
  form.resetDefaultValues(values);
  const fields = Object.keys(values) as Path<Values>[];
  for (const field of fields) {
    if (!isSame(form.getValues(field), shownBefore[field])) continue;
    form.setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    form.clearErrors(field);
  }
  return fields.some((field) => !isSame(form.getValues(field), values[field]));
}
