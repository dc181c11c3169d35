import { words } from './words.en.ts';

const perRow = 10;
const all = 20;
const bowl =
  'M3 27h34v3.5h-1.5C35 40 29 44 20 44S5 40 4.5 30.5H3zM17.5 44h5l1.5 6h-8zM9 54c0-3 5-4 11-4s11 1 11 4z';

/** How far a goal is reached, in whole percent; what is over stays at a hundred. */
export const percentOf = (given: string, target: string): number =>
  Math.min(100, Math.floor((Number(given) / Number(target)) * 100));

/** Twenty lamps for a whole goal. The first one is lit with the first donation. */
export function litLamps(given: string, target: string): number {
  const lamps = Math.floor((percentOf(given, target) / 100) * all);
  return Number(given) > 0 ? Math.max(1, lamps) : 0;
}

/** A lamp house: as many lamps burn as the goal is near. */
export function Lamps({ id, given, target }: { id: string; given: string; target: string }) {
  const lit = litLamps(given, target);
  return (
    <div className="lamp-house">
      <span className="hidden">{words.lampsLit(lit, all, percentOf(given, target))}</span>
      <svg className="lamps" viewBox="0 0 620 130" aria-hidden="true">
        <defs>
          <symbol id={`lit-${id}`} viewBox="0 0 40 56">
            <path fill="var(--glow)" d="M20 2c5 7 7.5 11 7.5 15.5a7.5 7.5 0 0 1-15 0C12.5 13 15 9 20 2z" />
            <path
              fill="#fff8e2"
              d="M20 11c2.4 3.6 3.6 5.6 3.6 7.9a3.6 3.6 0 0 1-7.2 0c0-2.3 1.2-4.3 3.6-7.9z"
            />
            <path fill="var(--gold)" d={bowl} />
          </symbol>
          <symbol id={`cold-${id}`} viewBox="0 0 40 56">
            <path fill="#c79a86" d={`${bowl}M19 20h2v7h-2z`} />
          </symbol>
        </defs>
        {Array.from({ length: all }, (_, lamp) => (
          <use
            key={lamp}
            href={`#${lamp < lit ? 'lit' : 'cold'}-${id}`}
            className={lamp < lit ? undefined : 'off'}
            x={10 + (lamp % perRow) * 62}
            y={lamp < perRow ? 0 : 68}
            width="42"
            height="58"
          />
        ))}
      </svg>
    </div>
  );
}
