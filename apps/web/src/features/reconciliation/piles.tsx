import { formatAmount, parseAmount, type Statement } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { Link } from '../../ui/text/link.tsx';
import { type ShownPile, shownPiles } from './shown-pile.ts';
import { words } from './words.en.ts';

const colours: Record<ShownPile, string> = {
  sure: 'var(--data-water)',
  pledge: 'var(--data-water)',
  doubtful: 'var(--data-earth)',
  double: 'var(--data-sky)',
  unmatched: 'var(--data-fire)',
  out: 'var(--data-cloud)',
};

/** How many lines are where, and how much of what a person has to decide is done. */
export function Piles({ statement, current }: { statement: Statement; current: ShownPile | null }) {
  const each = shownPiles.map((pile) => {
    const { count = 0, amount = '0' } = statement.piles.find((one) => one.pile === pile) ?? {};
    return { pile, count, amount: amount.replace('-', '') };
  });
  const parts = each.map(({ pile, count }) => words.countOf(count, words.piles[pile].name)).join(', ');
  return (
    <nav className="card piles" aria-label={words.meter(parts)}>
      <Progress statement={statement} />
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

function Progress({ statement: { toDecide, piles } }: { statement: Statement }) {
  const { done, all } = toDecide;
  const open = piles.filter(({ pile }) => pile !== 'double' && pile !== 'out' && pile !== 'decided');
  const sum = open.reduce((minor, { amount }) => minor + (parseAmount(amount) ?? 0), 0);
  return (
    <div className="to-decide">
      <h2>{words.progress.done(done, all)}</h2>
      {all > 0 && (
        <div className="meter" aria-hidden="true">
          <i className="is-done" style={{ flex: done }} />
          <i style={{ flex: all - done }} />
        </div>
      )}
      {done < all && <p className="muted">{words.progress.left(all - done, formatAmount(sum))}</p>}
    </div>
  );
}
