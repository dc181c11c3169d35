/** The notes of ngultrum, largest first; one is a note or a coin. */
export const noteValues = [1000, 500, 100, 50, 20, 10, 5, 1] as const;
export type NoteValue = `${(typeof noteValues)[number]}`;
/** How many there are of each note; those that were not counted are left out. */
export type NoteCounts = Partial<Record<NoteValue, number | undefined>>;

/** What counted notes add up to, in minor units. */
export const sumOfNotes = (notes: NoteCounts): number =>
  noteValues.reduce((sum, value) => sum + value * 100 * (notes[`${value}`] ?? 0), 0);

/** More than nothing where there is too much in the box, less than nothing where some is missing. */
export const cashDifference = ({
  opening,
  booked,
  counted,
}: Record<'opening' | 'booked' | 'counted', number>): number => counted - opening - booked;
