import type { Ritual } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { words } from './words.en.ts';

type Rhythm = Ritual['rhythm'];
export const rhythmKinds = ['none', 'lunarDays', 'lunarYear', 'calendarDay'] as const;
export type RhythmKind = (typeof rhythmKinds)[number];

/** When a ritual is held, as it is typed. */
export interface TypedRhythm {
  kind: RhythmKind;
  lunarDays: string;
  lunarMonth: string;
  lunarDay: string;
  days: string;
  day: string;
  month: string;
}

export const noRhythm: TypedRhythm = {
  kind: 'none',
  lunarDays: '10',
  lunarMonth: '1',
  lunarDay: '1',
  days: '1',
  day: '1',
  month: '1',
};

/** What was typed as the server wants it; what is no number stays out, and the server's rule says so. */
export function rhythmOf(typed: TypedRhythm): Rhythm {
  const { kind, lunarDays, lunarMonth, lunarDay, days, day, month } = typed;
  if (kind === 'lunarDays')
    return {
      lunarDays: lunarDays
        .split(/[,\s]+/)
        .filter(Boolean)
        .map(Number),
    };
  if (kind === 'lunarYear')
    return { lunarMonth: Number(lunarMonth), lunarDay: Number(lunarDay), days: Number(days) };
  return kind === 'calendarDay' ? { day: Number(day), month: Number(month) } : 'none';
}

export function typedRhythm(rhythm: Rhythm): TypedRhythm {
  if (rhythm === 'none') return noRhythm;
  if ('lunarDays' in rhythm)
    return { ...noRhythm, kind: 'lunarDays', lunarDays: rhythm.lunarDays.join(', ') };
  if ('lunarMonth' in rhythm) {
    const { lunarMonth, lunarDay, days } = rhythm;
    const typed = { lunarMonth: `${lunarMonth}`, lunarDay: `${lunarDay}`, days: `${days}` };
    return { ...noRhythm, kind: 'lunarYear', ...typed };
  }
  return { ...noRhythm, kind: 'calendarDay', day: `${rhythm.day}`, month: `${rhythm.month}` };
}

export function rhythmText(rhythm: Rhythm): string {
  const said = words.rhythmText;
  if (rhythm === 'none') return said.none;
  if ('lunarDays' in rhythm) return said.lunarDays(format.list(rhythm.lunarDays.map(said.ordinal)));
  if ('lunarMonth' in rhythm) return said.lunarYear(rhythm.lunarDay, rhythm.lunarMonth, rhythm.days);
  return said.calendarDay(rhythm.day, format.month(`2026-${String(rhythm.month).padStart(2, '0')}-01`));
}
