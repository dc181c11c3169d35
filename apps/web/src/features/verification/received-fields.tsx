import { Controller } from 'react-hook-form';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useKitForm } from '../../ui/use-kit-form.ts';
import type { Received } from './decision-form.ts';

/** What the bank's statement says, where it differs from what the payer said. */
export const ReceivedFields = ({ kit }: { kit: ReturnType<typeof useKitForm<Received, unknown>> }) => (
  <div className="received">
    <TextField {...kit.field('amountReceived')} inputMode="decimal" autoComplete="off" />
    <Controller
      control={kit.form.control}
      name="receivedOn"
      render={({ field: { value, onChange } }) => (
        <DateField
          label={kit.field('receivedOn').label}
          name="receivedOn"
          error={kit.field('receivedOn').error}
          value={value}
          onChange={onChange}
        />
      )}
    />
    <TextField {...kit.field('bank')} optional autoComplete="off" />
    <TextField {...kit.field('journalNumber')} optional autoComplete="off" />
  </div>
);
