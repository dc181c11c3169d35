import type { Difference } from '../../ui/conflict-note.tsx';

const text = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** Where what was typed and what somebody else saved are not the same. */
export const differences = (
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  labels: Readonly<Record<string, string>>,
): Difference[] =>
  Object.keys(theirs)
    .filter((field) => text(mine[field]) !== text(theirs[field]))
    .map((field) => ({
      label: labels[field] ?? field,
      mine: text(mine[field]),
      theirs: text(theirs[field]),
    }));
