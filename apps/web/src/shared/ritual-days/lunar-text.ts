import { words } from './words.en.ts';

/** "10th of the second 4th month", in its parts. */
export function lunarParts(label: string | null): { day: number; month: number; isSecond: boolean } | null {
  const [, day, second, month] = /^(\d+)\D\D of the (second )?(\d+)\D\D month$/.exec(label ?? '') ?? [];
  return day && month ? { day: Number(day), month: Number(month), isSecond: second !== undefined } : null;
}

/** The lunar day in the language of the page. The server tells it in English. */
export function lunarText(label: string | null): string {
  const parts = lunarParts(label);
  return parts ? words.lunarDay(parts.day, parts.month, parts.isSecond, label ?? '') : (label ?? '');
}
