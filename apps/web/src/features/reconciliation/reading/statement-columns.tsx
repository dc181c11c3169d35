import { type DayOrder, dayOrders, type StatementPreview } from '@kathok/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { format } from '../../../language/format.ts';
import { Note } from '../../../ui/text/note.tsx';
import { type ColumnMapping, ColumnTable, mappingOf } from '../../imports/index.ts';
import { words } from '../words.en.ts';
import { StatementProblem } from './statement-problem.tsx';

const said = words.reading;

type StatementColumnsProps = {
  fileName: string;
  preview: StatementPreview;
  pending: boolean;
  onBack: () => void;
  onNext: (mapping: ColumnMapping, dayOrder: DayOrder | null) => void;
  /** What went wrong the last time; null where nothing did. */
  error: unknown;
};

/** What each column of the file is, with some of its values. */
export function StatementColumns({
  fileName,
  preview,
  pending,
  onBack,
  onNext,
  error,
}: StatementColumnsProps) {
  const [mapping, setMapping] = useState(() => mappingOf(preview.columns));
  const [dayOrder, setDayOrder] = useState(preview.dayOrder);
  const isAsRead = preview.columns.every(({ name, field }) => mapping[name] === field);
  return (
    <Card title={said.columns} padded={false}>
      <div className="card-body">
        <p className="muted">
          {preview.isRemembered ? said.remembered(fileName) : said.columnsText(fileName)}
        </p>
        {/* A refusal says the same again. */}
        {preview.problem && isAsRead && !error && <Note tone="warning">{preview.problem}</Note>}
        {preview.ambiguousDays.length > 0 && (
          <ChoiceField
            label={said.dayOrder}
            name="dayOrder"
            hint={said.dayOrderHint(format.list(preview.ambiguousDays))}
            options={dayOrders.map((order) => ({ value: order, label: said.dayOrders[order] }))}
            chosen={dayOrder ?? ''}
            onChange={(event) =>
              setDayOrder(event.target.value === 'month_first' ? 'month_first' : 'day_first')
            }
          />
        )}
        <StatementProblem error={error} />
      </div>
      <ColumnTable preview={preview} mapping={mapping} onChange={setMapping} said={said} />
      <div className="row statement-bar">
        <Button onClick={onBack}>{said.back}</Button>
        <Button
          tone="primary"
          pending={pending}
          pendingLabel={said.matching}
          onClick={() => onNext(mapping, dayOrder)}
        >
          {said.start}
        </Button>
      </div>
    </Card>
  );
}
