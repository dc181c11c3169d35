import { type ReactNode, useEffect } from 'react';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import type { Received } from './decision-form.ts';

type ReceivedFieldsProps = {
  kit: Kit<Received, Received>;
  takesFocus: boolean;
  /** What follows from the sum, right beneath it. */
  children: ReactNode;
};

/** What the bank's statement says, where it differs from what the payer said. */
export function ReceivedFields({ kit: { form, field, day }, takesFocus, children }: ReceivedFieldsProps) {
  const { setFocus } = form;
  const said = form.formState.defaultValues;
  useEffect(() => {
    if (takesFocus) setFocus('amountReceived', { shouldSelect: true });
  }, [takesFocus, setFocus]);
  return (
    <div className="received">
      <TextField {...field('amountReceived')} inputMode="decimal" autoComplete="off" />
      {children}
      <DateField {...day('receivedOn')} />
      <TextField {...field('bank')} optional={!said?.bank} autoComplete="off" />
      <TextField {...field('journalNumber')} optional={!said?.journalNumber} autoComplete="off" />
    </div>
  );
}
