import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';

const colours = Object.entries(words.colours);

/** The colour of papers: one of the five pigments of a prayer flag, each dark enough to be read, or another. */
export function ColourField({ kit: { form, field } }: { kit: SettingsKit }) {
  const chosen = useWatch({ control: form.control, name: 'paperColour' });
  const [isOwn, setOwn] = useState(() => colours.every(([colour]) => colour !== chosen));
  function choose(colour: string) {
    setOwn(false);
    form.setValue('paperColour', colour, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <fieldset className="field whole colours">
      <legend>{words.labels.paperColour}</legend>
      <div className="colour-choices">
        {colours.map(([colour, name]) => (
          <label key={colour} className="check">
            <input
              type="radio"
              name="paperColourChoice"
              checked={!isOwn && chosen === colour}
              onChange={() => choose(colour)}
            />
            <i style={{ background: colour }} aria-hidden="true" />
            {name}
          </label>
        ))}
        <label className="check">
          <input type="radio" name="paperColourChoice" checked={isOwn} onChange={() => setOwn(true)} />
          {words.ownColour}
        </label>
      </div>
      {isOwn && (
        <TextField
          {...field('paperColour')}
          label={words.ownColourLabel}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
        />
      )}
    </fieldset>
  );
}
