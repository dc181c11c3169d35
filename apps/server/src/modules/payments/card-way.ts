import type { PayerView } from '@kathok/contract';
import { words } from './words.en.ts';

/** Whether one may pay by card just now. */
export function cardWay(): PayerView['waysToPay']['card'] {
  return { isAvailable: false, isSimulation: false, reason: words.cardOff };
}
