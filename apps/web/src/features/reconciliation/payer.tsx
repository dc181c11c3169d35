import type { MatchedPayment } from '@kathok/contract';
import { Link } from '../../ui/text/link.tsx';
import { words } from './words.en.ts';

export const payerOf = ({ payerName }: Pick<MatchedPayment, 'payerName'>): string =>
  payerName ?? words.somebody;

/** "Renewal, General", "Donation, Butter lamps" */
export const matterOf = ({ sort, title }: Pick<MatchedPayment, 'sort' | 'title'>): string =>
  `${words.sorts[sort]}, ${title}`;

/** The page of what is paid. */
export const addressOf = ({ dueKind, dueId }: Pick<MatchedPayment, 'dueKind' | 'dueId'>) =>
  dueKind === 'fee' ? `/membership-fees/view/${dueId}` : `/donation/list/view/${dueId}`;

/** Who pays, as a link to what is paid. */
export const PayerLink = ({ payment }: { payment: MatchedPayment }) => (
  <Link className="who" to={addressOf(payment)}>
    {payerOf(payment)}
  </Link>
);
