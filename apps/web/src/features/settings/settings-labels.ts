import { words } from './words.en.ts';

const mostRows = 50;

/** An error in the third answer is told as one in the third answer. */
export const settingsLabels: Record<string, string> = {
  ...words.labels,
  ...Object.fromEntries(
    Object.entries(words.rows).flatMap(([list, fields]) =>
      Array.from({ length: mostRows }, (_, index) =>
        Object.entries(fields).map(([field, label]) => [
          `${list}.${index}.${field}`,
          words.numbered(label, index + 1),
        ]),
      ).flat(),
    ),
  ),
};
