import type { PaperContent } from '@kathok/contract';

type Strip = NonNullable<PaperContent['strip']>;
const width = 640;

/** The days of a year that were paid for: a bar for each payment, a disc where one began. Its title says it in words. */
export const YearStrip = ({ strip: { title, months, parts } }: { strip: Strip }) => (
  <figure className="year-strip">
    <figcaption>{title}</figcaption>
    <svg viewBox={`0 0 ${width} 13`} aria-hidden="true">
      <rect className="track" x="0.5" y="0.5" width={width - 1} height="12" rx="2" />
      {parts.map(({ from, to, isStart }) => (
        <g key={from}>
          <rect x={from * width} width={Math.max((to - from) * width - 2, 2)} height="13" rx="2" />
          {isStart && <circle cx={from * width + 8} cy="6.5" r="4" />}
        </g>
      ))}
    </svg>
    <p aria-hidden="true">
      {months.map((month) => (
        <span key={month}>{month}</span>
      ))}
    </p>
  </figure>
);
