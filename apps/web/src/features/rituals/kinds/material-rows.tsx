import { materialBases } from '@kathok/contract';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { noMaterial, type RitualKit } from './ritual-values.ts';
import { words } from './words.en.ts';

const said = words.material;
const bases = materialBases.map((value) => ({ value, label: words.per[value] }));

/** What is prepared for a day: a row for each thing, and by what its amount is counted. */
export function MaterialRows({ kit: { form, field } }: { kit: RitualKit }) {
  const rows = useFieldArray({ control: form.control, name: 'materials' });
  return (
    <fieldset className="field material-rows">
      <legend>{words.labels.materials}</legend>
      {rows.fields.length === 0 && <p className="hint">{words.noMaterials}</p>}
      {rows.fields.map((row, index) => (
        <div className="material-row" key={row.id}>
          <TextField {...field(`materials.${index}.what`)} label={said.what} autoComplete="off" />
          <TextField
            {...field(`materials.${index}.amount`)}
            label={said.amount}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField {...field(`materials.${index}.unit`)} label={said.unit} autoComplete="off" />
          <SelectField {...field(`materials.${index}.per`)} label={said.per} options={bases} />
          <Button
            tone="quiet"
            icon="close"
            label={words.removeMaterial(index + 1)}
            onClick={() => rows.remove(index)}
          />
        </div>
      ))}
      <div>
        <Button icon="plus" onClick={() => rows.append(noMaterial)}>
          {words.addMaterial}
        </Button>
      </div>
    </fieldset>
  );
}
