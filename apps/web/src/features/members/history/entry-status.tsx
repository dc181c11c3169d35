import {
  type MessageStatus,
  type PaymentStatus,
  paymentStatuses,
  type TimelineEntry,
} from '@kathok/contract';
import { Badge } from '../../../ui/text/badge.tsx';
import { PaymentStatusBadge } from '../../money/index.ts';
import { words } from '../words.en.ts';
import { words as ownWords } from './words.en.ts';

const messageMarks = {
  queued: { tone: 'info', icon: 'clock' },
  sent: { tone: 'success', icon: 'tick' },
  failed: { tone: 'danger', icon: 'warn' },
  kept: { tone: 'warning', icon: 'save' },
} as const satisfies Record<MessageStatus, object>;
const isMessageStatus = (text: string | null): text is MessageStatus =>
  text !== null && Object.hasOwn(messageMarks, text);

const hasMoney = ({ kind }: TimelineEntry) => kind === 'fee' || kind === 'donation';
const isPaymentStatus = (text: string | null): text is PaymentStatus =>
  paymentStatuses.some((status) => status === text);

const tones: Partial<Record<PaymentStatus, 'paid' | 'wait' | 'no'>> = {
  paid: 'paid',
  processing: 'wait',
  pending: 'wait',
  rejected: 'no',
  failed: 'no',
  reversed: 'no',
};

/** The colour of an entry's mark; its badge says the same in words. */
export function toneOf(entry: TimelineEntry): 'paid' | 'wait' | 'no' | false {
  if (entry.kind === 'coverage') return 'paid';
  return (hasMoney(entry) && isPaymentStatus(entry.status) && tones[entry.status]) || false;
}

/** How the money of an entry stands, unless it simply came. */
export function EntryStatus({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'certificate' && entry.status !== 'valid')
    return (
      <Badge tone="warning" icon="slash">
        {entry.status === 'void' ? words.history.isVoid : words.history.isReplaced}
      </Badge>
    );
  if (entry.kind === 'message' && isMessageStatus(entry.status)) {
    const { tone, icon } = messageMarks[entry.status];
    return (
      <Badge tone={tone} icon={icon}>
        {ownWords.messages[entry.status]}
      </Badge>
    );
  }
  if (!hasMoney(entry) || entry.status === 'paid') return null;
  if (entry.status === 'waived')
    return (
      <Badge tone="neutral" icon="minus">
        {words.history.waived}
      </Badge>
    );
  return isPaymentStatus(entry.status) ? <PaymentStatusBadge status={entry.status} /> : null;
}
