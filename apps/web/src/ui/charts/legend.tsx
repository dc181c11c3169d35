import './charts.css';

/** What the colours of a chart mean. */
export const Legend = ({ entries }: { entries: readonly { label: string; colour: string }[] }) => (
  <ul className="legend">
    {entries.map(({ label, colour }) => (
      <li key={colour}>
        <i style={{ background: `var(--data-${colour})` }} />
        {label}
      </li>
    ))}
  </ul>
);
