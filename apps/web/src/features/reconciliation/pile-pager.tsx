import type { PageMeta } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { words } from './words.en.ts';

const said = words.pager;

/** Which lines are shown, and the way to those before and after. */
export function PilePager({ meta, onPage }: { meta: PageMeta; onPage: (page: number) => void }) {
  const { page, take, itemCount, hasPreviousPage, hasNextPage } = meta;
  if (!hasPreviousPage && !hasNextPage) return null;
  return (
    <div className="pager">
      <output className="num">
        {said.range((page - 1) * take + 1, Math.min(page * take, itemCount), itemCount)}
      </output>
      <nav aria-label={said.pages}>
        <Button
          icon="left"
          label={said.previous}
          disabled={!hasPreviousPage}
          onClick={() => onPage(page - 1)}
        />
        <Button icon="right" label={said.next} disabled={!hasNextPage} onClick={() => onPage(page + 1)} />
      </nav>
    </div>
  );
}
