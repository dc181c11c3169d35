import type { payments, ResponseOf } from '@kathok/contract';

type Found = ResponseOf<typeof payments.find>;

const base = ({ kind, id, memberId }: Found): string =>
  kind === 'donation' ? `/donate/${id}` : `/member/${memberId}/renew/${id}`;

export const payAddress = (found: Found): string => `${base(found)}/make-payment`;
export const statusAddress = (found: Found): string => `${base(found)}/payment-status`;
