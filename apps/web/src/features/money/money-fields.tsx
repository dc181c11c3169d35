import { CheckField } from '../../ui/forms/fields/check-field.tsx';
import { ChoiceField } from '../../ui/forms/fields/choice-field.tsx';
import { DateField } from '../../ui/forms/fields/date-field.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import type { FormPart } from '../../ui/forms/kit/form-part.ts';
import { deskMethods, type MoneyValues } from './money-values.ts';
import { words } from './words.en.ts';
import './money-fields.css';

const { labels, bankHints, journalHints, pendingHint } = words.money;

/** A form that has money in hand among its values, labelled by `moneyWords`. */
export type MoneyPart = FormPart<{ payment: MoneyValues }>;

type MoneyFieldsProps = {
  kit: MoneyPart;
  /** The word for money that has still to come, where that may be chosen. */
  later?: string;
};

/** How money came in: cash by default, the paper's facts for everything else. */
export function MoneyFields({ kit: { field, day, value }, later }: MoneyFieldsProps) {
  const { method } = value('payment');
  const hasPaper = method !== 'cash' && method !== 'later';
  return (
    <div className="money-fields">
      <div className="pills">
        <ChoiceField
          {...field('payment.method')}
          options={[
            ...deskMethods.map((each) => ({ value: each, label: words.methods[each] })),
            ...(later ? [{ value: 'later', label: later }] : []),
          ]}
        />
      </div>
      {hasPaper && (
        <div className="side-by-side">
          <TextField {...field('payment.bank')} hint={bankHints[method]} autoComplete="off" />
          <TextField
            {...field('payment.journalNumber')}
            hint={journalHints[method]}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
      {method !== 'later' && (
        <>
          <DateField {...day('payment.paidOn')} />
          <CheckField
            {...field('payment.isPending')}
            label={labels['payment.paymentStatus']}
            hint={pendingHint}
          />
        </>
      )}
    </div>
  );
}
