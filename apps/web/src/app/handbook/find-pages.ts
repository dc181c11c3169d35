import type { Page } from './pages.ts';

const textOf = ({ title, purpose, steps }: Page) =>
  [title, purpose, ...steps].join(' ').replaceAll('**', '').toLowerCase();

/** Pages that contain every word that was typed; those that have them all in their title come first. */
export function findPages(pages: readonly Page[], typed: string): Page[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => wanted.every((word) => text.includes(word));
  const found = pages.filter((page) => hasAll(textOf(page)));
  const inTitle = ({ title }: Page) => hasAll(title.toLowerCase());
  return [...found.filter(inTitle), ...found.filter((page) => !inTitle(page))];
}
