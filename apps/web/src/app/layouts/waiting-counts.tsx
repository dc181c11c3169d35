import { cardPayments, payments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { MenuCounts } from '../frame/menu-count.tsx';

const glance = 60_000;

/** Tells the menu how many payments wait to be verified, and how many the bank leaves open. */
export function WaitingCounts({ children }: { children: ReactNode }) {
  const { can } = useSession();
  const totals = useQuery({
    ...query(payments.totals, { query: {} }),
    enabled: can('read', 'Dashboard'),
    refetchInterval: glance,
  });
  const unresolved = useQuery({
    ...query(cardPayments.unresolved, { query: { take: 1 } }),
    enabled: can('read', 'Donation'),
    refetchInterval: glance,
  });
  const [waiting, open] = [totals.data?.waiting, unresolved.data?.meta.itemCount];
  const counts = useMemo(() => ({ ...waiting, ...(open && { cardPayments: open }) }), [waiting, open]);
  return <MenuCounts value={counts}>{children}</MenuCounts>;
}
