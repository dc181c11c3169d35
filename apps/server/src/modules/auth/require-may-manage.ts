import { type Ability, holdsAll } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Actor } from '../../platform/actor.ts';

interface ManagedAccount {
  id: string;
  ability: Ability;
}

/**
 * Anyone who changes the address, the password or the role of an account can become it. So nobody touches an account
 * that may do more than they may themselves.
 */
export function requireMayManageAccount(actor: Actor, account: ManagedAccount): void {
  if (account.id === actor.id || holdsAll(actor.ability, account.ability)) return;
  throw new AppError('not_allowed', { detail: 'This user has more rights than you.' });
}
