import { cardPayments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { Strip } from '../../ui/text/strip.tsx';
import { words } from './words.en.ts';

const rarely = 5 * 60_000;

/** This strip is shown while a bank is simulated, since nobody may take such payments for money. */
export function SimulationStrip() {
  const { data: desk } = useQuery({ ...query(cardPayments.desk, {}), staleTime: rarely });
  if (!desk?.isSimulation) return null;
  return (
    <Strip tone="warning" title={words.simulation.title}>
      {words.simulation.text}
    </Strip>
  );
}
