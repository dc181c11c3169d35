import { addDays, type UpcomingGroup } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { today } from '../../../lib/today.ts';
import { byDay, sumOf } from './groups.ts';

const [days, slot, height, base] = [30, 20, 100, 78];
const parts = [
  ['email', 'earth'],
  ['sms', 'sky'],
  ['unreachable', 'cloud'],
] as const;

/** A column for each of the next days. A picture for the eye alone: the list beneath says the same to everybody. */
export function DayStrip({ groups }: { groups: readonly UpcomingGroup[] }) {
  const counted = new Map(byDay(groups));
  const columns = Array.from({ length: days }, (_, at) => {
    const day = addDays(today(), at + 1);
    const ofDay = counted.get(day) ?? [];
    return { day, counts: parts.map(([name]) => sumOf(ofDay, (group) => group[name])) };
  });
  const most = Math.max(1, ...columns.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
  const scale = (base - 8) / most;
  return (
    <svg className="chart day-strip" viewBox={`0 0 ${days * slot} ${height}`} aria-hidden="true">
      <path className="base" d={`M0 ${base}H${days * slot}`} />
      {columns.map(({ day, counts }, at) => {
        let reached = 0;
        return (
          <g key={day}>
            {counts.map((count, part) => {
              reached += count;
              return (
                <rect
                  key={parts[part]![1]}
                  x={at * slot + 4}
                  y={base - reached * scale}
                  width={slot - 8}
                  height={count * scale}
                  style={{ fill: `var(--data-${parts[part]![1]})` }}
                />
              );
            })}
            {at % 7 === 0 && (
              <text
                x={at * slot + (at === 0 ? 0 : slot / 2)}
                y={height - 4}
                textAnchor={at === 0 ? 'start' : 'middle'}
              >
                {format.day(day).replace(/ \d{4}$/, '')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
