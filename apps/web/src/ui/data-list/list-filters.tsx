import { useQuery } from '@tanstack/react-query';
import { format } from '../../language/format.ts';
import { type ReactNode, useState } from 'react';
import { DateField } from '../forms/date-field.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { Popup } from '../overlays/popup.tsx';
import { SelectField, type Option } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { words } from './words.ts';
import type { ListState } from './use-list-state.ts';

/**
 * A filter by one of some values, by a day or by a sum; or one that only an address sets, and that says in words what it
 * does. Many values are asked for when they are shown, with `ask`.
 */
export type ListFilter = { key: string; label: string } & (
  | { options: readonly Option[] }
  | { ask: () => Promise<readonly Option[]> }
  | { kind: 'day' | 'sum' }
  | { kind: 'address'; text: string }
);

const nameOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

type AskedFilter = ListFilter & { ask: () => Promise<readonly Option[]> };

const useAskedOptions = ({ key, ask }: AskedFilter): readonly Option[] =>
  useQuery({ queryKey: ['options of a filter', key], queryFn: ask, staleTime: 300_000 }).data ?? [];

function AskedName({ filter, value }: { filter: AskedFilter; value: string }) {
  return nameOf(useAskedOptions(filter), value);
}

function valueText(filter: ListFilter, value: string): ReactNode {
  if ('options' in filter) return nameOf(filter.options, value);
  if ('ask' in filter) return <AskedName filter={filter} value={value} />;
  if (filter.kind === 'address') return filter.text;
  return filter.kind === 'day' ? format.day(value) : format.number(Number(value));
}

/** The filters that are set, as chips in words; and the way to set one. */
export function ListFilters({ list, filters }: { list: ListState; filters: readonly ListFilter[] }) {
  const chosen = filters.filter(({ key }) => list.filters[key] !== undefined);
  const hasForm = filters.some((filter) => !('kind' in filter) || filter.kind !== 'address');
  return (
    <div className="chips">
      {chosen.map((filter) => (
        <button
          className="chip on"
          type="button"
          key={filter.key}
          onClick={() => list.change({ [filter.key]: '' })}
        >
          {'kind' in filter ? filter.label : words.is(filter.label)}{' '}
          <b>{valueText(filter, list.filters[filter.key] ?? '')}</b>
          <Icon name="close" />
          <span className="hidden">{words.remove}</span>
        </button>
      ))}
      {hasForm && (
        <Popup
          buttonClass="chip plain"
          button={
            <>
              <Icon name="plus" />
              {words.filter}
            </>
          }
        >
          {(close) => <FilterForm list={list} filters={filters} onDone={close} />}
        </Popup>
      )}
      {list.isNarrowed && (
        <button className="link" type="button" onClick={list.clear}>
          {words.clearAll}
        </button>
      )}
    </div>
  );
}

function FilterForm({
  list,
  filters,
  onDone,
}: {
  list: ListState;
  filters: readonly ListFilter[];
  onDone: () => void;
}) {
  const [values, setValues] = useState<Record<string, string>>(list.filters);
  const set = (key: string) => (value: string) => setValues((now) => ({ ...now, [key]: value }));
  return (
    <form
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        list.change(values);
        onDone();
      }}
    >
      {filters.map((filter) => {
        const field = { label: filter.label, name: `filter-${filter.key}`, value: values[filter.key] ?? '' };
        if ('options' in filter)
          return (
            <OneOfSome key={filter.key} {...field} options={filter.options} onChoose={set(filter.key)} />
          );
        if ('ask' in filter)
          return <OneOfAsked key={filter.key} {...field} filter={filter} onChoose={set(filter.key)} />;
        if (filter.kind === 'address') return null;
        return filter.kind === 'day' ? (
          <DateField key={filter.key} {...field} onChange={set(filter.key)} />
        ) : (
          <TextField
            key={filter.key}
            {...field}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => set(filter.key)(event.target.value.replaceAll(/[^\d.]/g, ''))}
          />
        );
      })}
      <Button tone="primary" type="submit">
        {words.apply}
      </Button>
    </form>
  );
}

type ChosenField = { label: string; name: string; value: string; onChoose: (value: string) => void };

const OneOfSome = ({ onChoose, ...field }: ChosenField & { options: readonly Option[] }) => (
  <SelectField {...field} placeholder={words.any} onChange={(event) => onChoose(event.target.value)} />
);

function OneOfAsked({ filter, ...field }: ChosenField & { filter: AskedFilter }) {
  return <OneOfSome {...field} options={useAskedOptions(filter)} />;
}
