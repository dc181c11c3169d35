import { format } from '../../language/format.ts';
import { today } from '../../lib/today.ts';
import { words } from './words.en.ts';

/** On paper: how many rows follow, and from which day they are. */
export const PrintedNote = ({ count, isCut }: { count: number; isCut: boolean }) => (
  <p className="print-only">
    {isCut
      ? words.printedPart(format.number(count), format.day(today()))
      : words.printed(count, format.day(today()))}
  </p>
);
