import { Link } from '../link.tsx';
import { words } from '../words.en.ts';
import type { ListState } from './use-list-state.ts';

/** A saved view: filters under a name, with a count where it is known. */
export type ListView = {
  label: string;
  filters: Readonly<Partial<Record<string, string>>>;
  count?: number | undefined;
};

export function ListViews({ list, views }: { list: ListState; views: readonly ListView[] }) {
  const names = [
    ...new Set([...Object.keys(list.filters), ...views.flatMap((view) => Object.keys(view.filters))]),
  ];
  const isCurrent = (view: ListView) =>
    names.every((name) => (view.filters[name] ?? '') === (list.filters[name] ?? ''));
  return (
    <nav className="tabs list-tabs" aria-label={words.list.views}>
      {views.map((view) => (
        <Link
          key={view.label}
          to={list.href(Object.fromEntries(names.map((name) => [name, view.filters[name] ?? ''])))}
          viewTransition={false}
          preventScrollReset
          aria-current={isCurrent(view) ? 'page' : undefined}
        >
          {view.label}
          {view.count !== undefined && <span className="count">{view.count.toLocaleString('en')}</span>}
        </Link>
      ))}
    </nav>
  );
}
