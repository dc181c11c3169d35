import { litPath, lunarDayOf } from './moon-shape.ts';

/** The moon of a lunar day, beside the day in words; nothing for a day without one. */
export function Moon({ label }: { label: string | null }) {
  const lunarDay = lunarDayOf(label);
  if (lunarDay === null) return null;
  const lit = litPath(lunarDay);
  return (
    <svg className="moon" viewBox="0 0 20 20" aria-hidden="true">
      <circle className="ground" cx="10" cy="10" r="8.4" />
      {lit && <path className="lit" d={lit} />}
    </svg>
  );
}
