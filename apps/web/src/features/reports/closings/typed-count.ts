import {
  cashDifference,
  type NoteCounts,
  noteValues,
  parseAmount,
  sumOfNotes,
  withoutGrouping,
} from '@kathok/contract';

export interface TypedCount {
  opening: string;
  counted: string;
  /** What was typed beside each note, by its value. */
  notes: Record<string, string>;
}

interface ReadCount {
  opening: number | null;
  counted: number | null;
  /** Null where no note was counted; undefined where one of the fields holds no number. */
  notes: NoteCounts | null | undefined;
  difference: number | null;
}

const plain = (text: string) => withoutGrouping(text.trim());

/** What was typed into the count, as numbers. Where notes were counted, they are what was counted. */
export function readCount({ opening, counted, notes }: TypedCount, booked: number): ReadCount {
  const typed = noteValues.flatMap((value) => {
    const text = plain(notes[value] ?? '');
    return text === '' ? [] : [[`${value}`, text] as const];
  });
  const isWhole = typed.every(([, text]) => /^\d{1,6}$/.test(text));
  const counts = isWhole
    ? Object.fromEntries(typed.map(([value, text]) => [value, Number(text)]))
    : undefined;
  const hasNotes = typed.length > 0;
  const before = plain(opening) === '' ? 0 : parseAmount(plain(opening));
  const sum = hasNotes ? (counts ? sumOfNotes(counts) : null) : parseAmount(plain(counted));
  return {
    opening: before,
    counted: sum,
    notes: hasNotes ? counts : null,
    difference:
      before === null || sum === null ? null : cashDifference({ opening: before, booked, counted: sum }),
  };
}
