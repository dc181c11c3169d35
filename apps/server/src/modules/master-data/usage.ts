import { AppError } from '../../base/app-error.ts';
import { words } from './words.en.ts';

/** How many of what use a record of common data. */
export type Usage = Partial<Record<keyof typeof words.used, number>>;

export function requireUnused(name: string, usage: Usage): void {
  const counts = Object.entries(usage).filter(([, count]) => count > 0);
  if (counts.length === 0) return;
  throw new AppError('in_use', { detail: words.inUse(name, usage), counts: Object.fromEntries(counts) });
}
