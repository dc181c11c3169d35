import type { ComponentProps } from 'react';
import type { FieldValues, Path, PathValue, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { DateField } from '../fields/date-field.tsx';

/** What people call each field, by its name. */
export type Labels = Readonly<Partial<Record<string, string>>>;

/** A form as its parts see it. That of a form with more fields fits as well. */
export type FormPart<Input extends FieldValues> = {
  /** The props of one field: spread them into its component. */
  field: (name: Path<Input>) => UseFormRegisterReturn & { label: string; error: string | undefined };
  day: (
    name: Path<Input>,
  ) => Pick<ComponentProps<typeof DateField>, 'name' | 'label' | 'value' | 'error' | 'onChange'>;
  /** What a field says now, and whenever it changes. */
  value: <Name extends keyof Input & Path<Input>>(name: Name) => Input[Name];
  setValue<Name extends keyof Input & Path<Input>>(name: Name, value: Input[Name]): void;
  setFocus: (name: Path<Input>) => void;
  clearErrors: (names: Path<Input>[]) => void;
};

export function formPart<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  labels: Labels,
): FormPart<Input> {
  const labelled = (name: Path<Input>) => ({
    label: labels[name] ?? name,
    error: form.getFieldState(name, form.formState).error?.message,
  });

  return {
    field: (name) => ({ ...form.register(name), ...labelled(name) }),
    day: (name) => ({
      ...labelled(name),
      name: form.register(name).name,
      value: form.watch(name),
      onChange: (day) =>
        form.setValue(name, day as PathValue<Input, Path<Input>>, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        }),
    }),
    value: (name) => form.watch(name),
    setValue: (name, value) => form.setValue(name, value, { shouldDirty: true }),
    setFocus: form.setFocus,
    clearErrors: form.clearErrors,
  };
}
