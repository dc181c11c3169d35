import { format } from '../../language/format.ts';
import { Icon } from '../pictures/icon.tsx';
import { Link } from '../text/link.tsx';
import { words } from '../words.ts';
import { pageWindow } from './page-window.ts';
import { sizes } from './list-address.ts';
import type { ListState } from './use-list-state.ts';

type Meta = { page: number; take: number; itemCount: number; pageCount: number };

/** "1–25 of 4,812", rows a page, and the pages as links. */
export function ListPager({ list, meta }: { list: ListState; meta: Meta }) {
  const { page, take, itemCount, pageCount } = meta;
  const turn = (to: number, label: string, icon: 'left' | 'right', possible: boolean) =>
    possible ? (
      <Link
        className="btn icon"
        to={list.href({ page: to })}
        state={list.state}
        viewTransition={false}
        aria-label={label}
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <span className="btn icon" aria-disabled="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <div className="pager">
      <output className="num">
        {words.list.range(
          itemCount === 0 ? 0 : (page - 1) * take + 1,
          Math.min(page * take, itemCount),
          itemCount,
        )}
      </output>
      <label>
        {words.list.rows}{' '}
        <select
          className="input"
          value={take}
          onChange={(event) => list.change({ take: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      {pageCount > 1 && (
        <nav aria-label={words.list.pages}>
          {turn(page - 1, words.list.previous, 'left', page > 1)}
          {pageWindow(page, pageCount).map((number) => (
            <Link
              key={number}
              className={number === page ? 'btn line' : 'btn'}
              to={list.href({ page: number })}
              state={list.state}
              viewTransition={false}
              aria-current={number === page ? 'page' : undefined}
              aria-label={words.list.page(number)}
            >
              {format.number(number)}
            </Link>
          ))}
          {turn(page + 1, words.list.next, 'right', page < pageCount)}
        </nav>
      )}
    </div>
  );
}
