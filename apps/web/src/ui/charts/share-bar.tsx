import './charts.css';

export type Share = { value: number; colour: string };

/** A bar as long as its share of the largest one, in parts. For the eye; the numbers stand beside it. */
export const ShareBar = ({ parts, most }: { parts: readonly Share[]; most: number }) => (
  <span className="share-bar" aria-hidden="true">
    {parts
      .filter(({ value }) => value > 0)
      .map(({ value, colour }) => (
        <i
          key={colour}
          style={{ inlineSize: `${(value / Math.max(most, 1)) * 100}%`, background: `var(--data-${colour})` }}
        />
      ))}
  </span>
);
