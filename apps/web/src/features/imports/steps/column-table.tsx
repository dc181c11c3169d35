import type { ImportPreview } from '@kathok/contract';
import type { ColumnMapping } from './column-mapping.ts';
import { words } from '../words.en.ts';
import '../column-table.css';

type ColumnTableProps = {
  preview: Pick<ImportPreview, 'columns' | 'fields'>;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
  said: { becomes: string; choose: (column: string) => string; leaveOut: string };
};

const shared = words.columnTable;

/** What each column of a file is, with three of its values, to be changed where the guess is wrong. */
export function ColumnTable({ preview, mapping, onChange, said }: ColumnTableProps) {
  const used = Object.values(mapping);
  return (
    <table className="list column-list">
      <thead>
        <tr>
          <th scope="col">{shared.column}</th>
          <th scope="col">{shared.samples}</th>
          <th scope="col">{said.becomes}</th>
        </tr>
      </thead>
      <tbody>
        {preview.columns.map(({ name, samples }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="muted">{samples.slice(0, 3).join(' · ') || shared.empty}</td>
            <td>
              <select
                className="input"
                aria-label={said.choose(name)}
                value={mapping[name] ?? ''}
                onChange={(event) => onChange({ ...mapping, [name]: event.target.value || null })}
              >
                <option value="">{said.leaveOut}</option>
                {preview.fields.map((field) => (
                  <option
                    key={field.name}
                    value={field.name}
                    disabled={mapping[name] !== field.name && used.includes(field.name)}
                  >
                    {field.required ? shared.required(field.label) : field.label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
