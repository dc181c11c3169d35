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
  /** The notes beside which stands what is no number. */
  wrongNotes: readonly number[];
  /** Why the typed sum is none. Where notes were counted, nobody asks for it. */
  countedFault: 'missing' | 'wrong' | null;
  difference: number | null;
}

const plain = (text: string) => withoutGrouping(text.trim());

/** What was typed into the count, as numbers. Where notes were counted, they are what was counted. */
export function readCount({ opening, counted, notes }: TypedCount, booked: number): ReadCount {
  const typed = noteValues.flatMap((value) => {
    const text = plain(notes[value] ?? '');
    return text === '' ? [] : [{ value, text }];
  });
  const wrongNotes = typed.filter(({ text }) => !/^\d{1,6}$/.test(text)).map(({ value }) => value);
  const counts =
    wrongNotes.length === 0
      ? Object.fromEntries(typed.map(({ value, text }) => [`${value}`, Number(text)]))
      : undefined;
  const hasNotes = typed.length > 0;
  const before = plain(opening) === '' ? 0 : parseAmount(plain(opening));
  const sum = hasNotes ? (counts ? sumOfNotes(counts) : null) : parseAmount(plain(counted));
  return {
    opening: before,
    counted: sum,
    notes: hasNotes ? counts : null,
    wrongNotes,
    countedFault: hasNotes || sum !== null ? null : plain(counted) === '' ? 'missing' : 'wrong',
    difference:
      before === null || sum === null ? null : cashDifference({ opening: before, booked, counted: sum }),
  };
}
