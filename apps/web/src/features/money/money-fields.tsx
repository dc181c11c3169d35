import { Controller, useFormContext } from 'react-hook-form';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { ChoiceField } from '../../ui/forms/choice-field.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { deskMethods, type MoneyValues } from './money-values.ts';
import { words } from './words.en.ts';
import './money-fields.css';

const { labels, bankHints, journalHints, pendingHint } = words.money;

type MoneyFieldsProps = {
  /** The word for money that has still to come, where that may be chosen. */
  later?: string;
};

/**
 * How money came in: cash by default, the paper's facts for everything else. Stands inside a form that has `payment`
 * among its values and gives itself with a FormProvider.
 */
export function MoneyFields({ later }: MoneyFieldsProps) {
  const form = useFormContext<{ payment: MoneyValues }>();
  const method = form.watch('payment.method');
  const field = <Name extends keyof typeof labels | 'payment.isPending'>(name: Name) => ({
    error: form.getFieldState(name as 'payment.bank', form.formState).error?.message,
  });
  const hasPaper = method !== 'cash' && method !== 'later';
  return (
    <div className="money-fields">
      <div className="pills">
        <ChoiceField
          {...form.register('payment.method')}
          {...field('payment.method')}
          label={labels['payment.method']}
          options={[
            ...deskMethods.map((value) => ({ value, label: words.methods[value] })),
            ...(later ? [{ value: 'later', label: later }] : []),
          ]}
        />
      </div>
      {hasPaper && (
        <div className="side-by-side">
          <TextField
            {...form.register('payment.bank')}
            {...field('payment.bank')}
            label={labels['payment.bank']}
            hint={bankHints[method]}
            autoComplete="off"
          />
          <TextField
            {...form.register('payment.journalNumber')}
            {...field('payment.journalNumber')}
            label={labels['payment.journalNumber']}
            hint={journalHints[method]}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
      {method !== 'later' && (
        <>
          <Controller
            control={form.control}
            name="payment.paidOn"
            render={({ field: { value, onChange } }) => (
              <DateField
                {...field('payment.paidOn')}
                label={labels['payment.paidOn']}
                name="payment.paidOn"
                value={value}
                onChange={onChange}
              />
            )}
          />
          <CheckField
            {...form.register('payment.isPending')}
            label={labels['payment.paymentStatus']}
            hint={pendingHint}
          />
        </>
      )}
    </div>
  );
}
