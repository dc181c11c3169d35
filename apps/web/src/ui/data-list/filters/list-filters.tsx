import { format } from '../../../language/format.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../pictures/icon.tsx';
import { Popup } from '../../overlays/popup.tsx';
import type { Option } from '../../forms/fields/select-field.tsx';
import { FilterForm } from './filter-form.tsx';
import { type AskedFilter, type ListFilter, useAskedOptions } from './list-filter.ts';
import { words } from '../words.en.ts';
import type { ListState } from '../use-list-state.ts';

const nameOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

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
