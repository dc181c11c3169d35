import { useEffect, useState } from 'react';
import { Button } from '../../ui/plain-button.tsx';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { inType, type OptionProps } from './renewal-option.ts';
import { words } from './words.en.ts';

/** What kind of member one is and stays, unless one wants to become another. */
export function TypeChoice({ options, chosen, onChoose }: OptionProps) {
  const [isChanging, setChanging] = useState(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isChanging) document.getElementById('membershipTypeId')?.focus();
  }, [isChanging]);
  const types = [...new Map(options.map((option) => [option.membershipTypeId, option.membershipType]))];
  if (!isChanging)
    return (
      <p className="kind">
        {words.kind(chosen.membershipType)}
        {types.length > 1 && (
          <Button tone="quiet" label={words.changeKind} onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        )}
      </p>
    );
  return (
    <SelectField
      name="membershipTypeId"
      label={words.whichKind}
      value={chosen.membershipTypeId}
      options={types.map(([value, label]) => ({ value, label }))}
      onChange={(event) => onChoose(inType(options, event.target.value, chosen))}
    />
  );
}
