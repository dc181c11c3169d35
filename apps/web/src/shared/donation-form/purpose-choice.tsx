import { FieldError } from '../../ui/forms/fields/field.tsx';
import { Pills } from '../forms/pills.tsx';
import type { DonationProps } from './donation-draft.ts';
import type { Purpose } from './amounts.ts';
import { words } from './words.en.ts';

type PurposeChoiceProps = DonationProps & { purposes: readonly Purpose[] };

/** The purpose, as pills. */
export function PurposeChoice({ donation, change, errorOf, purposes }: PurposeChoiceProps) {
  return (
    <fieldset>
      <legend>
        <h2>{words.purpose}</h2>
      </legend>
      <Pills
        name="purposeId"
        options={purposes.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={donation.purposeId}
        onChoose={(id) => change('purposeId', id)}
      />
      <FieldError id="purposeId">{errorOf('purposeId')}</FieldError>
    </fieldset>
  );
}
