import { dynamicQr, type PayerView, type Settings } from '@kathok/contract';
import type { CardPayments } from '../../gateways/card-gateway.ts';
import { words } from './words.en.ts';

interface Open {
  /** Still to be paid, in minor units. */
  balance: number;
  currency: string;
  reference: string;
}

/** The accounts, each with the bank's code for exactly this payment, and the card. */
export function waysToPay(
  { bankAccounts }: Pick<Settings, 'bankAccounts'>,
  { balance, currency, reference }: Open,
  cards: CardPayments,
): PayerView['waysToPay'] {
  const withQr = currency === 'BTN' && balance > 0;
  const accounts = bankAccounts.map(({ bank, accountName, accountNumber, qr }) => ({
    bank,
    accountName,
    accountNumber,
    qr: qr && withQr ? dynamicQr(qr, { minor: balance, reference }) : null,
  }));
  return { accounts, card: cardWay(cards, currency) };
}

/** Whether one may pay by card just now, and if not, why. */
export function cardWay({ gateway, reason }: CardPayments, currency: string): PayerView['waysToPay']['card'] {
  if (!gateway) return { isAvailable: false, isSimulation: false, reason };
  const { isSimulation } = gateway;
  const isAvailable = gateway.currency === currency;
  return {
    isAvailable,
    isSimulation,
    reason: isAvailable ? null : words.cardInOneCurrency(gateway.currency),
  };
}
