import { type Ability, isAllowed } from '@kathok/contract';

/** Somebody who reads names out and does nothing else here: a monk with a phone, who may be without a connection for hours. */
export const readsOnly = (ability: Ability): boolean =>
  isAllowed(ability, 'update', 'Ritual') && !isAllowed(ability, 'read', 'Member', 'Donation');
