import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { emptyRule, type SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

const names = words.rows.pitRules;

/** What certificates say of the tax law, by income year. */
export function TaxPart({ kit: { form, field } }: { kit: SettingsKit }) {
  const rows = useFieldArray({ control: form.control, name: 'pitRules' });
  return (
    <Part id="tax" hint={words.hints.tax}>
      {rows.fields.map((row, index) => (
        <div className="settings-row whole" key={row.id}>
          <TextField
            {...field(`pitRules.${index}.fromYear`)}
            label={names.fromYear}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <TextField
            {...field(`pitRules.${index}.percentage`)}
            label={names.percentage}
            hint={words.hints.percentage}
            inputMode="decimal"
            optional
            autoComplete="off"
          />
          <div className="whole">
            <TextField {...field(`pitRules.${index}.act`)} label={names.act} autoComplete="off" />
          </div>
          <div className="whole">
            <TextArea {...field(`pitRules.${index}.wording`)} label={names.wording} rows={3} optional />
          </div>
          <div className="whole">
            <Button tone="quiet" icon="close" onClick={() => rows.remove(index)}>
              {words.removeRule}
            </Button>
          </div>
        </div>
      ))}
      <div className="whole">
        <Button icon="plus" onClick={() => rows.prepend(emptyRule)}>
          {words.addRule}
        </Button>
      </div>
    </Part>
  );
}
