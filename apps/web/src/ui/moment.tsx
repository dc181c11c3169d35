import { words } from './words.ts';

const zone = 'Asia/Thimphu';
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: zone,
});
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });

/** `12 May 2026, 14:05` in Bhutan; today and yesterday by these words. */
export function momentText(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const which =
    day.format(at) === day.format(now)
      ? words.today
      : day.format(at) === day.format(yesterday)
        ? words.yesterday
        : day.format(at);
  return words.moment(which, time.format(at));
}

export const Moment = ({ at }: { at: string }) => (
  <time className="num ltr" dateTime={at}>
    {momentText(at)}
  </time>
);
