import { format } from '../../../language/format.ts';
import { Button } from '../../button.tsx';
import { Icon } from '../../pictures/icon.tsx';
import { Link } from '../../text/link.tsx';
import { words } from '../words.en.ts';
import type { PageMeta } from './page-meta.ts';
import { pageWindow } from './page-window.ts';
import { sizes } from '../list-address.ts';
import type { ListState } from '../use-list-state.ts';

interface ListPagerProps {
  list: ListState;
  meta: PageMeta;
  /** The page of before is shown while the next one loads. */
  isStale: boolean;
}

/** "1–25 of 4,812", rows a page, and the pages as links. */
export function ListPager({ list, meta, isStale }: ListPagerProps) {
  const { page, take, pageCount, hasNextPage, isCountExact } = meta;
  // Nobody knows how many pages there are where not everything was counted, but whether one more follows.
  const lastPage = isCountExact ? pageCount : Math.max(pageCount, page + (hasNextPage ? 1 : 0));
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
      <Range list={list} meta={meta} isStale={isStale} />
      <label>
        {words.rows}{' '}
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
      {lastPage > 1 && (
        <nav aria-label={words.pages}>
          {turn(page - 1, words.previous, 'left', page > 1)}
          {pageWindow(page, lastPage).map((number) => (
            <Link
              key={number}
              className={number === page ? 'btn line' : 'btn'}
              to={list.href({ page: number })}
              state={list.state}
              viewTransition={false}
              aria-current={number === page ? 'page' : undefined}
              aria-label={words.page(number)}
            >
              {format.number(number)}
            </Link>
          ))}
          {turn(page + 1, words.next, 'right', page < lastPage)}
        </nav>
      )}
      {!isCountExact && page >= pageCount && <p className="pager-hint">{words.narrow}</p>}
    </div>
  );
}

/** Which rows are shown, of how many; where that was not counted, a button that counts. */
function Range({ list, meta, isStale }: ListPagerProps) {
  const { page, take, itemCount, isCountExact } = meta;
  const first = itemCount === 0 ? 0 : (page - 1) * take + 1;
  if (isCountExact)
    return <output className="num">{words.range(first, Math.min(page * take, itemCount), itemCount)}</output>;
  return (
    <span className="pager-range">
      <output className="num">{words.rangeOfMany(first, page * take, itemCount)}</output>
      <Button
        pending={isStale && list.countAll}
        pendingLabel={words.counting}
        onClick={() => list.change({ countAll: 'true' }, true)}
      >
        {words.count}
      </Button>
    </span>
  );
}
