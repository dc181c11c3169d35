import { format } from '../../../language/format.ts';
import type { Days } from './period.ts';
import { words } from '../words.en.ts';

const { paper } = words;

function inWords({ from, to }: Days): string {
  if (from && to) return paper.between(format.day(from), format.day(to));
  if (from) return paper.since(format.day(from));
  return to ? paper.until(format.day(to)) : paper.atAnyTime;
}

type PrintedQuestionProps = { asked?: string; days: Days; compared?: Days | null };

/** The days a report is about, and those it is compared with, as they are read from a printed page. */
export const PrintedQuestion = ({ asked, days, compared }: PrintedQuestionProps) => (
  <p className="print-only">
    {[asked, inWords(days), compared && paper.compared(inWords(compared))].filter(Boolean).join(', ')}
  </p>
);
