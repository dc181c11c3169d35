import { FieldError } from '../../ui/field.tsx';
import type { GiftProps, Purpose } from './gift-props.ts';
import { words } from './words.ts';

type WhatForProps = GiftProps & { purposes: readonly Purpose[] };

/** The purpose, as pills. */
export function WhatFor({ gift, change, errorOf, purposes }: WhatForProps) {
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
              checked={gift.purposeId === purpose.id}
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
