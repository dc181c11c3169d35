import { type FormEvent, useState } from 'react';
import { Button } from '../../button.tsx';
import { DateField } from '../../forms/fields/date-field.tsx';
import { SelectField, type Option } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { type AskedFilter, type ListFilter, useAskedOptions } from './list-filter.ts';
import { readFilter } from './read-filter.ts';
import type { ListState } from '../use-list-state.ts';
import { words as uiWords } from '../../words.en.ts';
import { words } from '../words.en.ts';

type FilterFormProps = { list: ListState; filters: readonly ListFilter[]; onDone: () => void };

/** All filters of a list; what is no day and no sum is told here, and filters nothing. */
export function FilterForm({ list, filters, onDone }: FilterFormProps) {
  const [values, setValues] = useState<Record<string, string>>(list.filters);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const set = (key: string) => (value: string) => setValues((now) => ({ ...now, [key]: value }));

  function apply(event: FormEvent): void {
    event.preventDefault();
    const read = { ...values };
    const found: Record<string, string> = {};
    for (const filter of filters) {
      if (!('kind' in filter) || filter.kind === 'address') continue;
      const answer = readFilter(filter.kind, values[filter.key] ?? '');
      if ('problem' in answer) found[filter.key] = answer.problem;
      else read[filter.key] = answer.value;
    }
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong) return document.getElementById(`filter-${wrong}`)?.focus();
    list.change(read);
    onDone();
  }

  return (
    <form className="filter-form" onSubmit={apply}>
      {filters.map((filter) => {
        const { key, label } = filter;
        const field = { label, name: `filter-${key}`, value: values[key] ?? '', error: problems[key] };
        if ('options' in filter)
          return <OneOfSome key={key} {...field} options={filter.options} onChoose={set(key)} />;
        if ('ask' in filter) return <OneOfAsked key={key} {...field} filter={filter} onChoose={set(key)} />;
        if (filter.kind === 'address') return null;
        return filter.kind === 'day' ? (
          <DateField key={key} {...field} onChange={set(key)} />
        ) : (
          <TextField
            key={key}
            {...field}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => set(key)(event.target.value)}
          />
        );
      })}
      {Object.keys(problems).length > 0 && (
        <p className="hidden" role="alert">
          {uiWords.summaryTitle(Object.keys(problems).length)}
        </p>
      )}
      <Button tone="primary" type="submit">
        {words.apply}
      </Button>
    </form>
  );
}

type ChosenField = {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onChoose: (value: string) => void;
};

const OneOfSome = ({ onChoose, ...field }: ChosenField & { options: readonly Option[] }) => (
  <SelectField {...field} placeholder={words.any} onChange={(event) => onChoose(event.target.value)} />
);

function OneOfAsked({ filter, ...field }: ChosenField & { filter: AskedFilter }) {
  return <OneOfSome {...field} options={useAskedOptions(filter)} />;
}
