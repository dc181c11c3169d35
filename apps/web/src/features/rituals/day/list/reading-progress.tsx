import { Icon } from '../../../../ui/pictures/icon.tsx';
import type { Reading } from '../reading/use-reading.ts';
import { words } from '../words.en.ts';

type ReadingProgressProps = { reading: Reading; find: string; onFind: (text: string) => void };

/** How far the reading has come, the way to each half of the list, and to a name. */
export function ReadingProgress({ reading, find, onFind }: ReadingProgressProps) {
  const { names, read, left, parts, here } = reading;
  const current = here && (here.living ? 'living' : 'deceased');
  return (
    <div className="reading-progress">
      <div className="said">
        <b className="num">{words.progress(read, names)}</b>
        {left > 0 && <span className="muted num">{words.left(left)}</span>}
      </div>
      <div className="meter" aria-hidden="true">
        <i className="is-read" style={{ flex: read }} />
        <i style={{ flex: left }} />
      </div>
      <nav className="list-parts" aria-label={words.partsLabel}>
        {parts.map(({ key, names: count }) => (
          <button
            type="button"
            key={key}
            aria-current={key === current ? 'true' : undefined}
            onClick={() => document.getElementById(`part-${key}`)?.scrollIntoView({ block: 'start' })}
          >
            {words.parts[key]} <span className="count">{count}</span>
          </button>
        ))}
      </nav>
      <div className="seek">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={find}
          onChange={(event) => onFind(event.target.value)}
        />
      </div>
    </div>
  );
}
