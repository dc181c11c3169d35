import { Link } from '../text/link.tsx';
import { axisSteps } from './scale.ts';
import './charts.css';

export type ChartColumn = {
  key: string;
  label: string;
  /** The parts from the bottom to the top; `colour` is one of the data colours of the theme. */
  parts: readonly { value: number; colour: string }[];
  /** What it is compared with, drawn behind it. */
  behind: number;
  /** The page that lists the rows behind it. */
  to: string;
  /** Read out of the picture by pointing at it. */
  hint: string;
};

const [width, height, left, top, bottom] = [620, 240, 50, 24, 208];
const columnWidth = 30;

/**
 * Columns of parts, each with what it is compared with behind it. A picture for the eye alone: the table beneath says the
 * same, with the same links, to everybody.
 */
export function ColumnChart({
  columns,
  axis,
}: {
  columns: readonly ChartColumn[];
  axis: (value: number) => string;
}) {
  const sums = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.max(value, 0), 0));
  const steps = axisSteps(Math.max(...sums, ...columns.map(({ behind }) => behind), 0));
  const most = steps.at(-1) ?? 1;
  const y = (value: number) => bottom - (Math.max(value, 0) / most) * (bottom - top);
  const slot = (width - left) / columns.length;
  return (
    <svg className="chart wide" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {steps.map((step) => (
        <g key={step}>
          <path className={step === 0 ? 'base' : 'grid'} d={`M${left} ${y(step)}H${width}`} />
          <text x={left - 8} y={y(step) + 4} textAnchor="end">
            {axis(step)}
          </text>
        </g>
      ))}
      {columns.map(({ key, label, parts, behind, to, hint }, place) => {
        const x = left + place * slot + (slot - columnWidth) / 2;
        let reached = 0;
        return (
          <Link key={key} to={to} tabIndex={-1}>
            <title>{hint}</title>
            <rect className="touch" x={left + place * slot} y={top} width={slot} height={height - top} />
            {behind > 0 && (
              <rect
                className="behind"
                x={x - 6}
                y={y(behind)}
                width={columnWidth}
                height={bottom - y(behind)}
              />
            )}
            {parts.map(({ value, colour }) => {
              const from = reached;
              reached += Math.max(value, 0);
              return (
                <rect
                  key={colour}
                  x={x}
                  y={y(reached)}
                  width={columnWidth}
                  height={y(from) - y(reached)}
                  style={{ fill: `var(--data-${colour})` }}
                />
              );
            })}
            <text
              className={place === columns.length - 1 ? 'strong' : undefined}
              x={x + columnWidth / 2}
              y={bottom + 20}
              textAnchor="middle"
            >
              {label}
            </text>
          </Link>
        );
      })}
    </svg>
  );
}
