import { format } from '../../../language/format.ts';
import { today } from '../../../lib/today.ts';
import { words } from '../words.en.ts';
import { coverageScale, type Paid } from './coverage-scale.ts';
import './coverage.css';

type CoverageDrawingProps = {
  paid: readonly Paid[];
  /** Owed, and not paid yet. */
  waiting: readonly Paid[];
  graceDays: number;
  width: number;
  className: string;
};

const inDays = (spans: readonly Paid[]) =>
  spans.map(({ from, to }) => [format.day(from), to && format.day(to)] as const);

/** Coverage as a band: bar = paid, gold disc = its beginning, sliver = grace, dotted = not covered, dashed = waiting, upright = today. */
export function CoverageDrawing({ paid, waiting, graceDays, width, className }: CoverageDrawingProps) {
  const now = today();
  const scale = coverageScale(paid, waiting, graceDays, now, width);
  const { bars, gaps, grace, years, today: here } = scale;
  return (
    <figure className={className}>
      <figcaption className="hidden">{words.coverage.inWords(inDays(paid), inDays(waiting))}</figcaption>
      <svg viewBox={`0 0 ${width} 92`} aria-hidden="true">
        {years.map(({ year, x }) => (
          <g key={year}>
            <path className="tick" d={`M${x} 28V70`} />
            <text x={x + 6} y="84">
              {year}
            </text>
          </g>
        ))}
        <path className="track" d={`M0 47H${width}`} />
        {bars.map(({ from, to }) => (
          <g key={from}>
            <rect className="paid" x={from} y="34" width={Math.max(to - from - 1.5, 2)} height="26" rx="3" />
            {to - from > 24 && <circle className="coin" cx={from + 13} cy="47" r="6.5" />}
          </g>
        ))}
        {gaps.map(({ from, to, days }) => (
          <text key={from} className="gap" x={(from + to) / 2} y="26" textAnchor="middle">
            {to - from > 90 ? words.coverage.gap(days) : ''}
          </text>
        ))}
        {grace && (
          <rect
            className="grace"
            x={grace.from}
            y="39"
            width={Math.max(grace.to - grace.from, 3)}
            height="16"
            rx="2"
          />
        )}
        {scale.waiting.map(({ from, to }) => (
          <g key={from}>
            <rect className="wait" x={from} y="35" width={Math.max(to - from - 1.5, 3)} height="24" rx="3" />
            {to - from > 64 && (
              <text className="waiting" x={from + 8} y="51">
                {words.coverage.waiting}
              </text>
            )}
          </g>
        ))}
        <path className="now" d={`M${here} 18V66`} />
        <text
          className="now-word"
          x={here}
          y="12"
          textAnchor={here > width - 80 ? 'end' : here < 80 ? 'start' : 'middle'}
        >
          {words.coverage.today(format.day(now))}
        </text>
      </svg>
    </figure>
  );
}
