import { useQuery } from '@tanstack/react-query';
import { format } from '../../language/format.ts';
import { Note } from '../../ui/text/note.tsx';
import { reversalOf } from './fee.queries.ts';
import { words } from './words.en.ts';

const { moved: said } = words;
const span = (from: string, to: string | null) => words.span(format.day(from), to && format.day(to));

/** Which paid days a reversal moves forward, and whose they are; nothing where none lie behind. */
export function MovedDaysNote({ feeId, paymentId }: { feeId: string; paymentId: string }) {
  const { data } = useQuery(reversalOf(feeId, paymentId));
  const first = data?.moved[0];
  if (!data || !first) return null;
  return (
    <Note tone="warning">
      <p>{said.text(first.memberName, first.membershipCode)}</p>
      <ul className="moved-days">
        {data.moved.map((days) => (
          <li key={days.feeId}>
            {said.fee(days.feeNumber, span(days.periodFrom, days.periodTo), span(days.newFrom, days.newTo))}
          </li>
        ))}
      </ul>
    </Note>
  );
}
