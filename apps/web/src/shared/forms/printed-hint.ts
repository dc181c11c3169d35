import { lettersNotPrinted } from '@kathok/contract';
import { words } from './words.en.ts';

/** What is said beneath a name that a printed document could not show whole; else the usual hint of the field. */
export function printedHint(name: string, usual?: string): string | undefined {
  const letters = lettersNotPrinted(name);
  return letters ? words.notPrinted(letters) : usual;
}
