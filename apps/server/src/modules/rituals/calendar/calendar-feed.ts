import { addDays, type Day } from '@kathok/contract';

export interface FeedDay {
  id: string;
  date: Day;
  ritual: string;
  ritualDzongkha: string | null;
  lunarLabel: string | null;
  updatedAt: Date;
  version: number;
}

interface Feed {
  name: string;
  /** Of the address people use: it makes the names of events unique in the world. */
  host: string;
  link: string;
}

/** The days as RFC 5545 has them: whole days, with names of their own that stay when a day is moved. */
export function calendarFeed(days: readonly FeedDay[], { name, host, link }: Feed): string {
  const events = days.flatMap(({ id, date, ritual, ritualDzongkha, lunarLabel, updatedAt, version }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `LAST-MODIFIED:${stamp(updatedAt)}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(ritual)}`,
    ...described(ritualDzongkha, lunarLabel),
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kathok Membership//Ritual days//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Thimphu',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function described(...parts: (string | null)[]): string[] {
  const text = parts.filter(Boolean).join('\n');
  return text === '' ? [] : [`DESCRIPTION:${escaped(text)}`];
}

const compact = (date: Day) => date.replaceAll('-', '');
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n');

/** A line has at most 75 bytes; what is longer goes on in the next one, and no letter is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    // A line that goes on begins with a space, which counts.
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
