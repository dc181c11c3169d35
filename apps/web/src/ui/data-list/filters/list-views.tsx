import { format } from '../../../language/format.ts';
import type { ReactNode } from 'react';
import { Link } from '../../text/link.tsx';
import { words } from '../words.en.ts';
import type { ListState } from '../use-list-state.ts';
import '../../../theme/office/list-tabs.css';

/** A saved view: filters under a name, with a count where it is known. */
export type ListView = {
  /** For those that may share their name with another. */
  id?: string | undefined;
  label: string;
  filters: Readonly<Partial<Record<string, string>>>;
  count?: number | undefined;
  /** False where there are more than `count`. */
  isCountExact?: boolean | undefined;
};

const namesOf = (list: ListState, filters: ListView['filters']) => [
  ...new Set([...Object.keys(list.filters), ...Object.keys(filters)]),
];

/** Whether the list is filtered exactly as the view says. */
export const showsView = (list: ListState, { filters }: Pick<ListView, 'filters'>) =>
  namesOf(list, filters).every((name) => (filters[name] ?? '') === (list.filters[name] ?? ''));

/** A tab with nothing in it is left out, unless it is all there is, one's own, or the one that is open. */
const isWorthATab = (list: ListState, view: ListView) =>
  view.count !== 0 ||
  view.id !== undefined ||
  Object.keys(view.filters).length === 0 ||
  showsView(list, view);

type ListViewsProps = {
  list: ListState;
  views: readonly ListView[];
  /** At the end of the tabs: what can be done with a view. */
  actions?: ReactNode;
};

export function ListViews({ list, views, actions }: ListViewsProps) {
  const tabs = (
    <nav className="tabs list-tabs" aria-label={words.views}>
      {views
        .filter((view) => isWorthATab(list, view))
        .map((view) => (
          <Link
            key={view.id ?? view.label}
            to={list.href(
              Object.fromEntries(namesOf(list, view.filters).map((name) => [name, view.filters[name] ?? ''])),
            )}
            state={list.state}
            viewTransition={false}
            preventScrollReset
            aria-current={showsView(list, view) ? 'page' : undefined}
          >
            {view.label}
            {view.count !== undefined && (
              <span className="count">
                {view.isCountExact === false ? words.orMore(view.count) : format.number(view.count)}
              </span>
            )}
          </Link>
        ))}
    </nav>
  );
  return (
    <div className="tabs-line">
      {tabs}
      {actions}
    </div>
  );
}
