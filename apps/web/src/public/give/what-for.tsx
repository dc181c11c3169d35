import { FieldError } from '../../ui/forms/field.tsx';
import type { DonationProps, Purpose } from './donation-props.ts';
import { words } from './words.en.ts';

type WhatForProps = DonationProps & { purposes: readonly Purpose[] };

/** The purpose, as pills. */
export function WhatFor({ donation, change, errorOf, purposes }: WhatForProps) {
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
