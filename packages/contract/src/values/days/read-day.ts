import { type Day, isDay } from './calendar.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day in the usual writings: 2026-03-15, 15/3/2026, 15.03.2026, 15 March 2026, 15 Mar 2026, March 15, 2026.
 * Figures alone are read day before month, as Bhutan writes them. Null when it is no day.
 */
export function readDay(text: string): Day | null {
  const parts = text
    .trim()
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/, '$1')
    .split(/[\s,./-]+/)
    .filter(Boolean);
  return (parts.length === 3 && (fromFigures(parts) ?? fromWords(parts))) || null;
}

function fromFigures(parts: string[]): Day | null {
  if (!parts.every((part) => /^\d+$/.test(part))) return null;
  const [a = '', b = '', c = ''] = parts;
  return a.length === 4 ? toDay(a, b, c) : toDay(c, b, a);
}

function fromWords(parts: string[]): Day | null {
  const word = parts.find((part) => /^[a-z]{3,9}$/.test(part)) ?? '';
  const month = months.indexOf(word.slice(0, 3)) + 1;
  const [first = '', second = ''] = parts.filter((part) => /^\d+$/.test(part));
  if (month === 0) return null;
  return first.length === 4 ? toDay(first, String(month), second) : toDay(second, String(month), first);
}

function toDay(year: string, month: string, day: string): Day | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
