import { type DayOrder, dayOrders, type StatementPreview } from '@kathok/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceField } from '../../../ui/forms/choice-field.tsx';
import { format } from '../../../language/format.ts';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.ts';

const said = words.reading;
type Mapping = Record<string, string | null>;

type StatementColumnsProps = {
  fileName: string;
  preview: StatementPreview;
  pending: boolean;
  onBack: () => void;
  onNext: (mapping: Mapping, dayOrder: DayOrder | null) => void;
  /** What went wrong the last time. */
  children: ReactNode;
};

/** What each column of the file is, with some of its values. */
export function StatementColumns({
  fileName,
  preview,
  pending,
  onBack,
  onNext,
  children,
}: StatementColumnsProps) {
  const [mapping, setMapping] = useState<Mapping>(() =>
    Object.fromEntries(preview.columns.map(({ name, field }) => [name, field])),
  );
  const [dayOrder, setDayOrder] = useState(preview.dayOrder);
  const used = Object.values(mapping);
  const isAsRead = preview.columns.every(({ name, field }) => mapping[name] === field);
  return (
    <Card title={said.columns} padded={false}>
      <div className="card-body">
        <p className="muted">
          {preview.isRemembered ? said.remembered(fileName) : said.columnsText(fileName)}
        </p>
        {preview.problem && isAsRead && <Note tone="warning">{preview.problem}</Note>}
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
        {children}
      </div>
      <table className="list column-list">
        <thead>
          <tr>
            <th scope="col">{said.column}</th>
            <th scope="col">{said.samples}</th>
            <th scope="col">{said.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {preview.columns.map(({ name, samples }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="muted">{samples.join(' · ') || said.empty}</td>
              <td>
                <select
                  className="input"
                  aria-label={said.choose(name)}
                  value={mapping[name] ?? ''}
                  onChange={(event) => setMapping({ ...mapping, [name]: event.target.value || null })}
                >
                  <option value="">{said.leaveOut}</option>
                  {preview.fields.map((field) => (
                    <option
                      key={field.name}
                      value={field.name}
                      disabled={mapping[name] !== field.name && used.includes(field.name)}
                    >
                      {field.required ? said.required(field.label) : field.label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
