import { lazy, Suspense } from 'react';
import { printedHint } from '../../../shared/forms/printed-hint.ts';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import { words } from '../words.en.ts';
import { MorePart } from './more-part.tsx';
import type { DedicationValues } from './dedication-values.ts';

const RitualFields = lazy(() => import('./ritual-fields.tsx'));

type DedicationPart = { kit: FormPart<{ dedication: DedicationValues }> };

/** What is offered, for whom, and when it is read out. Offered, never asked. */
export function DedicationFields({ kit }: DedicationPart) {
  const { field, value } = kit;
  const { offering, living, deceased } = value('dedication');
  return (
    <MorePart
      title={words.form.dedicate}
      hint={words.form.dedicateHint}
      filled={Boolean(offering || living || deceased)}
      onceOpened={
        <Suspense>
          <RitualFields kit={kit} />
        </Suspense>
      }
    >
      <TextField {...field('dedication.offering')} list="offerings" optional autoComplete="off" />
      <datalist id="offerings">
        {words.form.offerings.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="side-by-side">
        <TextArea {...field('dedication.living')} hint={printedHint(living, words.form.namesHint)} optional />
        <TextArea
          {...field('dedication.deceased')}
          hint={printedHint(deceased, words.form.namesHint)}
          optional
        />
      </div>
    </MorePart>
  );
}
