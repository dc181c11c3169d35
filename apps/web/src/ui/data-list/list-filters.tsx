import { format } from '../../language/format.ts';
import { useState } from 'react';
import { DateField } from '../forms/date-field.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { Popup } from '../overlays/popup.tsx';
import { SelectField, type Option } from '../forms/select-field.tsx';
import { words } from '../words.ts';
import type { ListState } from './use-list-state.ts';

/** A filter by one of some values, or by a day. */
export type ListFilter = { key: string; label: string } & ({ options: readonly Option[] } | { kind: 'day' });

const valueText = (filter: ListFilter, value: string) =>
  'options' in filter
    ? (filter.options.find((option) => option.value === value)?.label ?? value)
    : format.day(value);

/** The filters that are set, as chips in words; and the way to set one. */
export function ListFilters({ list, filters }: { list: ListState; filters: readonly ListFilter[] }) {
  const chosen = filters.filter(({ key }) => list.filters[key] !== undefined);
  return (
    <div className="chips">
      {chosen.map((filter) => (
        <button
          className="chip on"
          type="button"
          key={filter.key}
          onClick={() => list.change({ [filter.key]: '' })}
        >
          {'options' in filter ? words.list.is(filter.label) : filter.label}{' '}
          <b>{valueText(filter, list.filters[filter.key] ?? '')}</b>
          <Icon name="close" />
          <span className="hidden">{words.list.remove}</span>
        </button>
      ))}
      {filters.length > 0 && (
        <Popup
          buttonClass="chip plain"
          button={
            <>
              <Icon name="plus" />
              {words.list.filter}
            </>
          }
        >
          {(close) => <FilterForm list={list} filters={filters} onDone={close} />}
        </Popup>
      )}
      {list.isNarrowed && (
        <button className="link" type="button" onClick={list.clear}>
          {words.list.clearAll}
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
        return 'options' in filter ? (
          <SelectField
            key={filter.key}
            {...field}
            options={filter.options}
            placeholder={words.list.any}
            onChange={(event) => set(filter.key)(event.target.value)}
          />
        ) : (
          <DateField key={filter.key} {...field} onChange={set(filter.key)} />
        );
      })}
      <Button tone="primary" type="submit">
        {words.list.apply}
      </Button>
    </form>
  );
}
