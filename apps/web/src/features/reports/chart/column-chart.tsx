import { format } from '../../../language/format.ts';
import { axisSteps } from '../../../ui/charts/scale.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { type Row, type Slice, sliceValue, valueText } from '../result/report-table.ts';
import { words } from '../words.en.ts';

type ColumnChartProps = {
  rows: readonly Row[];
  /** A column is one piece where there are none. */
  slices: readonly Slice[];
  titleId: string;
};

const wide = { width: 1120, height: 236, left: 52, bottom: 24 };
const narrow = { width: 356, height: 210, left: 38, bottom: 20 };

/** One column for each row, its parts from the bottom up, and a line where the period compared with stood. */
export function ColumnChart({ rows, slices, titleId }: ColumnChartProps) {
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  const { width, height, left, bottom } = isNarrow ? narrow : wide;
  const isMoney = rows[0]?.currency !== '';
  const highest = Math.max(...rows.flatMap(({ value, before }) => [value, before ?? 0]));
  const lines = axisSteps(highest, 4);
  const top = lines.at(-1) ?? 1;
  const ground = height - bottom;
  const y = (value: number) => ground - (Math.max(0, value) / top) * (ground - 12);
  const step = (width - left) / rows.length;
  const thick = Math.min(step * 0.6, 44);
  const everyNth = Math.ceil(rows.length / (isNarrow ? 6 : 14));
  const labelOf = shortLabels(rows);
  return (
    <figure aria-labelledby={titleId} aria-describedby={`${titleId}-said`}>
      <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines.map((line) => (
          <g key={line}>
            <path className={line === 0 ? 'base' : 'grid'} d={`M${left} ${y(line)}H${width}`} />
            <text x={left - 8} y={y(line) + 4} textAnchor="end">
              {short(isMoney ? line / 100 : line)}
            </text>
          </g>
        ))}
        {rows.map((row, index) => {
          const middle = left + step * (index + 0.5);
          return (
            <g className="col" key={`${row.key}${row.currency}`}>
              <title>{said(row)}</title>
              <rect className="ground" x={middle - step / 2} y={0} width={step} height={ground} />
              <Column row={row} slices={slices} x={middle - thick / 2} width={thick} y={y} />
              {row.before !== null && (
                <path className="was" d={`M${middle - thick / 2 - 4} ${y(row.before)}h${thick + 8}`} />
              )}
              {index % everyNth === 0 && (
                <text x={middle} y={height - 6} textAnchor="middle">
                  {labelOf(row)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

interface ColumnProps {
  row: Row;
  slices: readonly Slice[];
  x: number;
  width: number;
  y: (value: number) => number;
}

function Column({ row, slices, x, width, y }: ColumnProps) {
  const pieces =
    slices.length > 0
      ? slices.map((slice) => ({ colour: slice.colour, value: sliceValue(row, slice, slices) }))
      : [{ colour: 'fire', value: row.value }];
  let below = 0;
  return pieces.map(({ colour, value }) => {
    if (value <= 0) return null;
    const from = y(below);
    below += value;
    return (
      <rect
        key={colour}
        x={x}
        width={width}
        y={y(below)}
        height={Math.max(0, from - y(below) - 0.8)}
        style={{ fill: `var(--data-${colour})` }}
      />
    );
  });
}

/** The labels leave the year out where all of them are of the same year. */
function shortLabels(rows: readonly Row[]): (row: Row) => string {
  const years = new Set(rows.map(({ key }) => key.slice(0, 4)));
  return ({ name }) => (years.size === 1 ? name.replace(/ \d{4}$/, '') : name);
}

/** `2.5 m`, `120 k`: a line needs no more. */
function short(value: number): string {
  if (value >= 1_000_000) return words.chart.millions(format.number(value / 1_000_000));
  return value >= 10_000 ? words.chart.thousands(format.number(value / 1000)) : format.number(value);
}

function said({ name, value, currency, parts }: Row): string {
  const sum = valueText(value, currency);
  if (parts.length === 0) return words.result.bar(name, sum);
  const each = parts.map((part) => words.result.part(part.name, valueText(part.value, currency)));
  return words.result.barParts(name, sum, each.join(', '));
}
