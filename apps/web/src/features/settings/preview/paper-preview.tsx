import { paperPreviews, previewKinds, previewSettings, type PreviewKind } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { Paper } from '../../papers/index.ts';
import { Part } from '../parts/part.tsx';
import { settingsForm, type SettingsKit, type SettingsValues } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { previewYears } from './preview-years.ts';
import './preview.css';

const names = Object.keys(previewSettings.shape) as (keyof typeof previewSettings.shape)[];
const shown = settingsForm.pick(
  Object.fromEntries(names.map((name) => [name, true])) as Record<(typeof names)[number], true>,
);

/** What papers show of the form; null while one of these fields is not right yet. */
function previewBody(values: SettingsValues) {
  const read = shown.safeParse(values);
  return read.success ? read.data : null;
}

const { preview: said } = words;

/** Somebody who types is left in peace until they pause. */
function useSettled<Value>(value: Value, ms = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

const thisYear = () => Number(today().slice(0, 4));

/** Papers as they would look with what stands in the form now, saved or not. */
export function PaperPreview({ kit: { form }, pictures }: { kit: SettingsKit; pictures: string }) {
  const [kind, setKind] = useState<PreviewKind>('receipt');
  const [chosenYear, setChosenYear] = useState(thisYear);
  const values = useWatch({ control: form.control });
  const body = previewBody(form.getValues());
  const years = previewYears(form.getValues('pitRules'), thisYear());
  // The rule of the chosen year may have been taken out of the form since.
  const year = years.includes(chosenYear) ? chosenYear : thisYear();
  const isOfYear = kind !== 'receipt';
  const asked = useSettled(JSON.stringify(body && { kind, ...(isOfYear && { year }), settings: body }));
  const { data, error, refetch } = useQuery({
    // Another picture is another paper, though the form does not have it.
    queryKey: [paperPreviews.show.path, asked, pictures],
    queryFn: ({ signal }) => call(paperPreviews.show, { body: JSON.parse(asked) }, { signal }),
    enabled: asked !== 'null' && values !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return (
    <Part id="preview" hint={said.hint}>
      <nav className="whole row" aria-label={said.which}>
        {previewKinds.map((each) => (
          <Button
            key={each}
            tone={each === kind ? 'primary' : 'line'}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {said.kinds[each]}
          </Button>
        ))}
      </nav>
      {isOfYear && (
        <SelectField
          label={said.year}
          name="previewYear"
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(event) => setChosenYear(Number(event.target.value))}
        />
      )}
      <section className="whole paper-preview" aria-label={said.region}>
        {!body && <Note tone="warning">{said.incomplete}</Note>}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && body && <LoadingState rows={6} />}
        {data && (
          <Suspense fallback={<LoadingState rows={6} />}>
            <Paper content={data.content} />
          </Suspense>
        )}
      </section>
    </Part>
  );
}
