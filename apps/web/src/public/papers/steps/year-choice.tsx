import { useState } from 'react';
import { Pills } from '../../../shared/forms/pills.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { words } from '../words.en.ts';
import { firstYear, lastYear, usual, years } from './years.ts';

/** The year of a certificate: one of the last three, or an earlier one that is typed. */
export function useYear(inAddress: string | undefined) {
  const isOffered = !inAddress || years.includes(Number(inAddress));
  const [pill, setPill] = useState(isOffered ? (inAddress ?? String(usual)) : 'earlier');
  const [earlier, setEarlier] = useState(isOffered ? '' : (inAddress ?? ''));
  const chosen = (): number | undefined => {
    const year = Number(pill === 'earlier' ? earlier : pill);
    return Number.isInteger(year) && year >= firstYear && year <= lastYear ? year : undefined;
  };
  return { pill, setPill, earlier, setEarlier, chosen };
}

type YearChoiceProps = { year: ReturnType<typeof useYear>; error: string | undefined };

export const YearChoice = ({ year: { pill, setPill, earlier, setEarlier }, error }: YearChoiceProps) => (
  <fieldset>
    <legend className="hidden">{words.labels.year}</legend>
    <h2>{words.whichYear}</h2>
    <Pills
      name="year"
      options={[...years.map(String), 'earlier'].map((value) => ({
        value,
        label: value === 'earlier' ? words.earlier : value,
      }))}
      chosen={pill}
      onChoose={setPill}
    />
    {pill === 'earlier' && (
      <TextField
        name="earlier"
        label={words.labels.year}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={earlier}
        onChange={(event) => setEarlier(event.target.value)}
      />
    )}
  </fieldset>
);
