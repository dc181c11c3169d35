import { payments } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/text/link.tsx';
import { donationKind } from './donation.kind.ts';
import { feeKind } from './fee.kind.ts';
import type { Kind } from './kind.ts';
import { words } from './words.ts';

/** The two queues, each with how many wait, as far as one may see them. */
export function QueueTabs({ kind, count }: { kind: Kind; count: number }) {
  const { can } = useSession();
  const verifying = useQuery({ ...query(payments.waiting, {}), enabled: can('read', 'Dashboard') });
  const tabs = [
    { of: feeKind, label: words.fees, waiting: verifying.data?.fees },
    { of: donationKind, label: words.donations, waiting: verifying.data?.donations },
  ].filter(({ of }) => can('read', of.subject));
  return (
    <nav className="tabs" aria-label={words.queue}>
      {tabs.map(({ of, label, waiting }) => {
        const shown = of === kind ? count : waiting;
        return (
          <Link
            key={of.base}
            to={of.base}
            viewTransition={false}
            aria-current={of === kind ? 'page' : undefined}
          >
            {label}
            {shown !== undefined && <span className="count">{shown}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
