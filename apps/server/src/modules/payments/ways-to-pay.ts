import { dynamicQr, type PayerView, type Settings } from '@kathok/contract';
import type { CardPayments } from '../../gateways/card-gateway.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { findKeptMoney } from './payment-rows.repository.ts';
import { words } from './words.en.ts';

interface Open {
  /** Still to be paid, in minor units. */
  balance: number;
  currency: string;
  reference: string;
}

/**
 * What somebody who has the link of a fee or donation is told beside the due itself: what is held because it came when
 * nothing was owed, and how to pay the rest.
 */
export async function findPayerFacts(
  db: Db | Tx,
  column: 'fee_id' | 'donation_id',
  { id, ...due }: Open & { id: string },
  cards: CardPayments,
): Promise<Pick<PayerView, 'keptApart' | 'waysToPay'>> {
  const { keptApart, settings } = await findKeptMoney(db, column, id);
  return { keptApart, waysToPay: waysToPay(settings, due, cards) };
}

/** The accounts, each with the bank's code for exactly this payment, and the card. */
function waysToPay(
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
