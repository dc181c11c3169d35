import { payments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { MenuCounts } from '../frame/menu-count.tsx';

const glance = 60_000;
const none = {};

/** Tells the menu how many payments wait to be verified. */
export function WaitingCounts({ children }: { children: ReactNode }) {
  const { can } = useSession();
  const totals = useQuery({
    ...query(payments.totals, { query: {} }),
    enabled: can('read', 'Dashboard'),
    refetchInterval: glance,
  });
  return <MenuCounts value={totals.data?.waiting ?? none}>{children}</MenuCounts>;
}
