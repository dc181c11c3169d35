import { cardPayments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { Note } from '../../ui/note.tsx';
import { words } from '../words.en.ts';

const rarely = 5 * 60_000;

/** On every page of the office while a bank is simulated, so that nobody takes such payments for money. */
export function SimulationNote() {
  const { data: desk } = useQuery({ ...query(cardPayments.desk, {}), staleTime: rarely });
  if (!desk?.isSimulation) return null;
  return (
    <div className="simulation-note no-print">
      <Note tone="warning" title={words.simulation.title}>
        {words.simulation.text}
      </Note>
    </div>
  );
}
