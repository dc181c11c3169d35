import type { UseMutationResult } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { toast } from '../../overlays/toast-store.ts';
import { words } from '../../words.en.ts';
import { SwitchField } from './switch-field.tsx';

type SavedSwitchProps<Call> = Omit<
  ComponentProps<typeof SwitchField>,
  'checked' | 'disabled' | 'onChange'
> & {
  isOn: boolean;
  mutation: UseMutationResult<unknown, Error, Call>;
  callFor: (wanted: boolean) => Call;
  /** What is said when it is saved. */
  saved: (wanted: boolean) => string;
};

/** A switch that is saved when it is turned, and turns back where that fails. */
export function SavedSwitch<Call>({ isOn, mutation, callFor, saved, ...field }: SavedSwitchProps<Call>) {
  // Shown at once; the mutation tells a moment later that it has begun, and the switch would jump back meanwhile.
  const [chosen, setChosen] = useState<boolean>();
  const isBeingSaved = chosen !== undefined;
  const change = (wanted: boolean) => {
    if (isBeingSaved) return;
    setChosen(wanted);
    mutation.mutate(callFor(wanted), {
      onSuccess: () => toast.success(saved(wanted)),
      onError: (error) => toast.failure(error, words.switchNotSaved(field.label)),
      onSettled: () => setChosen(undefined),
    });
  };
  return (
    <SwitchField
      {...field}
      checked={chosen ?? isOn}
      // A switch that is disabled for a moment would lose the focus of the keyboard.
      aria-disabled={isBeingSaved}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
