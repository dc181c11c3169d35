import { payments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Waiting } from './kind.ts';

const every = 10_000;

/** Says that one has this open, and learns who else has. */
export function useLooking({ payment, lookedAtBy }: Waiting): readonly string[] {
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
