import { FieldError } from '../../ui/forms/fields/field.tsx';
import type { DonationProps, Purpose } from './donation-props.ts';
import { words } from './words.en.ts';

type PurposeChoiceProps = DonationProps & { purposes: readonly Purpose[] };

/** The purpose, as pills. */
export function PurposeChoice({ donation, change, errorOf, purposes }: PurposeChoiceProps) {
  return (
    <fieldset>
      <legend>
        <h2>{words.purpose}</h2>
      </legend>
      <div className="pills">
        {purposes.map((purpose, index) => (
          <label className="pill" key={purpose.id}>
            <input
              type="radio"
              name="purposeId"
              id={index === 0 ? 'purposeId' : undefined}
              value={purpose.id}
              checked={donation.purposeId === purpose.id}
              onChange={() => change('purposeId', purpose.id)}
            />
            {purpose.name}
          </label>
        ))}
      </div>
      <FieldError id="purposeId">{errorOf('purposeId')}</FieldError>
    </fieldset>
  );
}
