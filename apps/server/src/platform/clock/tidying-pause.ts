import { toleranceMs } from './watched-clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface ClockMarks {
  seenAt: Date;
  tidyAfter: Date | null;
}

/**
 * Before which moment nothing is tidied away. Time that the program did not see go by is downtime or a clock that was set
 * ahead: somebody should have had the time to notice the wrong days on the screens first.
 */
export function tidyAfter(marks: ClockMarks | undefined, now: Date): Date | null {
  if (!marks) return null;
  const pauseOf = (ms: number) => new Date(now.getTime() + ms);
  const unseen = now.getTime() - marks.seenAt.getTime();
  if (unseen < -toleranceMs || unseen > 60 * dayMs) return pauseOf(dayMs);
  const pause = marks.tidyAfter;
  // Set by a clock that was ahead then.
  if (pause && pause.getTime() > now.getTime() + dayMs) return pauseOf(dayMs);
  if (unseen > dayMs) return later(pause, pauseOf(hourMs));
  return pause;
}

const later = (one: Date | null, other: Date) => (one && one > other ? one : other);
