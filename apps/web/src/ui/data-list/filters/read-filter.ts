import { readTyped } from '../../../lib/typed-values.ts';
import { words } from '../words.en.ts';

const problems = { day: words.noDay, sum: words.noSum };

/** A typed filter as the address holds it, or what is wrong with what was typed. Nothing typed is no filter. */
export function readFilter(kind: 'day' | 'sum', typed: string): { value: string } | { problem: string } {
  if (typed.trim() === '') return { value: '' };
  const value = readTyped(kind, typed);
  return value === undefined ? { problem: problems[kind] } : { value };
}
