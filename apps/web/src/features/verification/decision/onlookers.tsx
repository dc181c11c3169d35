import { payments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { Portrait } from '../../../ui/pictures/portrait.tsx';
import type { Waiting } from '../kind.ts';
import { words } from '../words.en.ts';

const every = 10_000;

/** Says that one has this open, and learns who else has. */
function useOnlookers({ payment, lookedAtBy }: Waiting): readonly string[] {
  const { data } = useQuery({
    queryKey: [payments.looking.path, payment.id],
    queryFn: ({ signal }) => call(payments.looking, { params: { id: payment.id } }, { signal }),
    refetchInterval: every,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data?.lookedAtBy ?? lookedAtBy;
}

/** Who else has this open. */
export function Onlookers({ item }: { item: Waiting }) {
  const names = useOnlookers(item);
  return (
    <output className="peek">
      {names[0] && (
        <>
          <Portrait name={names[0]} photo={null} />
          {words.looking(names)}
        </>
      )}
    </output>
  );
}
