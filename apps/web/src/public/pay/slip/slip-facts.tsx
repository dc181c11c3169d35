import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { words } from '../words.en.ts';
import type { KeptSlip } from './kept-slip.ts';

type SlipFactsProps = {
  slip: KeptSlip;
  errorOf: (field: string) => string | undefined;
  change: (patch: Partial<KeptSlip>) => void;
};

const methods = (['mobile_transfer', 'bank_deposit'] as const).map((value) => ({
  value,
  label: words.methods[value],
}));

/** What stands on the slip. */
export const SlipFacts = ({ slip, errorOf, change }: SlipFactsProps) => (
  <>
    <div className="grid2">
      <TextField
        name="journalNumber"
        label={words.labels.journalNumber}
        hint={words.journalHint}
        autoComplete="off"
        spellCheck={false}
        value={slip.journalNumber}
        error={errorOf('journalNumber')}
        onChange={(event) => change({ journalNumber: event.target.value })}
      />
      <TextField
        name="bank"
        label={words.labels.bank}
        hint={words.bankHint}
        list="banks"
        autoComplete="off"
        value={slip.bank}
        error={errorOf('bank')}
        onChange={(event) => change({ bank: event.target.value })}
      />
      <datalist id="banks">
        {words.banks.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
    <DateField
      name="paidOn"
      label={words.labels.paidOn}
      hint={words.dayHint}
      value={slip.paidOn}
      error={errorOf('paidOn')}
      onChange={(paidOn) => change({ paidOn })}
    />
    <ChoiceField
      name="method"
      label={words.labels.method}
      options={methods}
      chosen={slip.method}
      onChange={(event) => change({ method: event.target.value as KeptSlip['method'] })}
    />
  </>
);
