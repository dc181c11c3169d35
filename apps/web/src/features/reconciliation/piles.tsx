import type { Statement } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { Link } from '../../ui/text/link.tsx';
import { type ShownPile, shownPiles } from './shown-pile.ts';
import { words } from './words.en.ts';

const colours: Record<ShownPile, string> = {
  sure: 'var(--data-water)',
  doubtful: 'var(--data-earth)',
  double: 'var(--data-sky)',
  unmatched: 'var(--data-fire)',
  out: 'var(--data-cloud)',
};

/** How many lines are where, with one bar of the whole. */
export function Piles({ statement, current }: { statement: Statement; current: ShownPile }) {
  const each = shownPiles.map((pile) => {
    const { count = 0, amount = '0' } = statement.piles.find((one) => one.pile === pile) ?? {};
    return { pile, count, amount: amount.replace('-', '') };
  });
  const parts = each.map(({ pile, count }) => words.countOf(count, words.piles[pile].name)).join(', ');
  return (
    <nav className="card piles" aria-label={words.meter(parts)}>
      <div className="meter" aria-hidden="true">
        {each
          .filter(({ count }) => count > 0)
          .map(({ pile, count }) => (
            <i key={pile} style={{ background: colours[pile], flex: count }} />
          ))}
      </div>
      <ul>
        {each.map(({ pile, count, amount }) => (
          <li key={pile}>
            <Link
              to={`?pile=${pile}`}
              replace
              viewTransition={false}
              preventScrollReset
              aria-current={pile === current ? 'true' : undefined}
            >
              <span className="pile-name">
                <i style={{ background: colours[pile] }} />
                {words.piles[pile].name}
              </span>
              <b>{format.number(count)}</b>
              {count > 0 && <span className="num">{format.money(amount, 'BTN')}</span>}
              <small>{words.piles[pile].text}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
