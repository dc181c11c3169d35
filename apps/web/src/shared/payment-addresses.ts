import type { payments, ResponseOf } from '@kathok/contract';

type Found = ResponseOf<typeof payments.find>;

function base({ kind, id, memberId }: Found): string {
  if (kind === 'joint') return `/pay-together/${id}`;
  return kind === 'donation' ? `/donate/${id}` : `/member/${memberId}/renew/${id}`;
}

export const payAddress = (found: Found): string => `${base(found)}/make-payment`;
export const statusAddress = (found: Found): string => `${base(found)}/payment-status`;
