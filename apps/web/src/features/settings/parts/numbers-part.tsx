import { digitGroupings } from '@kathok/contract';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

/** How codes, numbers and sums are written. */
export const NumbersPart = ({ kit: { field } }: { kit: SettingsKit }) => (
  <Part id="numbers">
    <TextField
      {...field('membershipCodePrefix')}
      hint={words.hints.membershipCodePrefix}
      maxLength={6}
      autoComplete="off"
    />
    <TextField
      {...field('receiptPrefix')}
      hint={words.hints.receiptPrefix}
      maxLength={6}
      autoComplete="off"
    />
    <ChoiceField
      {...field('digitGrouping')}
      options={digitGroupings.map((value) => ({ value, label: words.groupings[value] }))}
    />
  </Part>
);
