import { approvals as approvalCalls, cardPayments as cards, members, payments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { MenuCounts } from '../frame/menus/menu-count.tsx';

const glance = 60_000;

/** Tells the menu how many payments and details wait for staff to decide. */
export function WaitingCounts({ children }: { children: ReactNode }) {
  const { can } = useSession();
  const verifying = useQuery({
    ...query(payments.waiting, {}),
    enabled: can('read', 'Dashboard'),
    refetchInterval: glance,
  });
  const unresolved = useQuery({
    ...query(cards.unresolved, { query: { take: 1 } }),
    enabled: can('read', 'Donation'),
    refetchInterval: glance,
  });
  const claimed = useQuery({
    ...query(members.listClaims, { query: { take: 1 } }),
    enabled: can('read', 'Member'),
    refetchInterval: glance,
  });
  const asked = useQuery({
    ...query(approvalCalls.list, { query: { take: 1 } }),
    enabled: can('read', 'Member', 'Donation', 'Master'),
    refetchInterval: glance,
  });
  const approvals = asked.data?.meta.itemCount ?? 0;
  const slips = (verifying.data?.fees ?? 0) + (verifying.data?.donations ?? 0);
  const cardPayments = unresolved.data?.meta.itemCount ?? 0;
  const claims = claimed.data?.meta.itemCount ?? 0;
  const counts = useMemo(
    () => ({
      ...(slips && { slips }),
      ...(cardPayments && { cardPayments }),
      ...(claims && { claims }),
      ...(approvals && { approvals }),
    }),
    [slips, cardPayments, claims, approvals],
  );
  return <MenuCounts value={counts}>{children}</MenuCounts>;
}
