import type { ImportPreview } from '@kathok/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/text/note.tsx';
import { words } from './words.ts';

type Mapping = Record<string, string | null>;

type ColumnsStepProps = {
  preview: ImportPreview;
  start: Mapping;
  pending: boolean;
  onBack: () => void;
  onNext: (mapping: Mapping) => void;
};

/** The guesses, visible and changeable, each with three sample values. */
export function ColumnsStep({ preview, start, pending, onBack, onNext }: ColumnsStepProps) {
  const [mapping, setMapping] = useState(start);
  const used = Object.values(mapping);
  const missing = preview.fields.filter(({ name, required }) => required && !used.includes(name));
  return (
    <Card title={words.columns.title} padded={false}>
      <div className="card-body">
        <p className="muted">{words.columns.text(preview.fileName, preview.rows)}</p>
        {preview.seenBefore && <Note tone="warning">{words.columns.seenBefore(preview.seenBefore.by)}</Note>}
        {missing.length > 0 && (
          <Note tone="warning" title={words.columns.missing}>
            {missing.map(({ label }) => label).join(', ')}
          </Note>
        )}
      </div>
      <table className="list column-list">
        <thead>
          <tr>
            <th scope="col">{words.columns.column}</th>
            <th scope="col">{words.columns.samples}</th>
            <th scope="col">{words.columns.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {preview.columns.map(({ name, samples }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="muted">{samples.slice(0, 3).join(' · ') || words.columns.empty}</td>
              <td>
                <select
                  className="input"
                  aria-label={words.columns.choose(name)}
                  value={mapping[name] ?? ''}
                  onChange={(event) => setMapping({ ...mapping, [name]: event.target.value || null })}
                >
                  <option value="">{words.columns.leaveOut}</option>
                  {preview.fields.map((field) => (
                    <option
                      key={field.name}
                      value={field.name}
                      disabled={mapping[name] !== field.name && used.includes(field.name)}
                    >
                      {field.required ? words.columns.required(field.label) : field.label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row import-bar">
        <Button onClick={onBack}>{words.back}</Button>
        <Button
          tone="primary"
          pending={pending}
          pendingLabel={words.columns.checking}
          onClick={() => onNext(mapping)}
        >
          {words.columns.check}
        </Button>
      </div>
    </Card>
  );
}
