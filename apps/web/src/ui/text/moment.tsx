import { format } from '../../language/format.ts';
import { dayInBhutan } from '../../lib/day-in-bhutan.ts';
import { words } from '../words.en.ts';

const oneDayMs = 24 * 60 * 60 * 1000;

/** `12 May 2026, 14:05` in Bhutan; today and yesterday by these words. */
export function momentText(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const day = dayInBhutan(at);
  const which =
    day === dayInBhutan(now)
      ? words.today
      : day === dayInBhutan(new Date(now.getTime() - oneDayMs))
        ? words.yesterday
        : format.day(day);
  return words.moment(which, format.time(at));
}

export const Moment = ({ at }: { at: string }) => (
  <time className="num ltr" dateTime={at}>
    {momentText(at)}
  </time>
);
