import { formatAmount } from '@kathok/contract';

/** A sum as it goes over the wire. */
export const toMoney = ({ currency, amount }: { currency: string; amount: number }) => ({
  currency,
  amount: formatAmount(amount),
});
