import { type Ability, isAllowed } from '@kathok/contract';

/**
 * Whether somebody receives visitors and decides on nothing: they take registrations, renewals and donations, and have
 * neither figures nor other people's work to look after.
 */
export const isAtFrontDesk = (ability: Ability): boolean =>
  isAllowed(ability, 'create', 'Member') &&
  isAllowed(ability, 'create', 'Donation') &&
  isAllowed(ability, 'read', 'Dashboard') &&
  !isAllowed(ability, 'update', 'Member') &&
  !isAllowed(ability, 'update', 'Donation') &&
  !isAllowed(ability, 'read', 'Report');
