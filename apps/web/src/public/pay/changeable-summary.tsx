import type { PayerView } from '@kathok/contract';
import { useDonationDraft } from '../../shared/donation-form/donation-draft.ts';
import { DueSummary } from './due-summary.tsx';

/** The form that a donation was promised with, where it was in this tab, still holds what was typed. */
export function ChangeableSummary({ due }: { due: PayerView }) {
  const { sent } = useDonationDraft().draft;
  const form = due.memberId === null ? '/non-member/donate' : `/member/${due.memberId}/donate`;
  return <DueSummary due={due} change={sent.id === due.id ? form : undefined} />;
}
