import type { PayerView } from '@kathok/contract';
import type { CardPayments } from '../../gateways/card-gateway.ts';
import { words } from './words.en.ts';

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
