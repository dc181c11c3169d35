import type { ImportPreview } from '@kathok/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { type ColumnMapping, mappingOf } from './column-mapping.ts';
import { ColumnTable } from './column-table.tsx';
import { words } from '../words.en.ts';

type ColumnsStepProps = {
  preview: ImportPreview;
  pending: boolean;
  onBack: () => void;
  onNext: (mapping: ColumnMapping) => void;
};

/** The guesses, visible and changeable, each with three sample values. */
export function ColumnsStep({ preview, pending, onBack, onNext }: ColumnsStepProps) {
  const [mapping, setMapping] = useState(() => mappingOf(preview.columns));
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
      <ColumnTable preview={preview} mapping={mapping} onChange={setMapping} said={words.columns} />
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
