import type { CSSProperties } from 'react';
import { type Row, type Slice, sliceValue, valueText } from '../result/report-table.ts';

type BarListProps = { rows: readonly Row[]; slices: readonly Slice[] };

/** Bars beneath each other, for groups with names. They are drawn for the eye; the table beneath says the same. */
export function BarList({ rows, slices }: BarListProps) {
  const highest = Math.max(1, ...rows.flatMap(({ value, before }) => [value, before ?? 0]));
  const share = (value: number): CSSProperties => ({
    inlineSize: `${Math.max(0, (value / highest) * 100)}%`,
  });
  return (
    <ul className="bars" aria-hidden="true">
      {rows.map((row) => (
        <li key={`${row.key}${row.currency}`}>
          <span className="bar-name">{row.name}</span>
          <span className="track">
            {slices.length > 0 ? (
              slices.map((slice) => (
                <i
                  key={slice.key ?? ''}
                  style={{
                    ...share(sliceValue(row, slice, slices)),
                    background: `var(--data-${slice.colour})`,
                  }}
                />
              ))
            ) : (
              <i style={{ ...share(row.value), background: 'var(--data-fire)' }} />
            )}
            {row.before !== null && (
              <b className="was" style={{ insetInlineStart: share(row.before).inlineSize }} />
            )}
          </span>
          <span className="num">{valueText(row.value, row.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
