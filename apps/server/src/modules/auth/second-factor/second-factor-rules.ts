import type { RoleType } from '@kathok/contract';

interface Account {
  roleType: RoleType;
  hasAuthenticator: boolean;
  hasPasskey: boolean;
}

/**
 * A password alone does not open an account of the office that has an authenticator app or a passkey. To a member a
 * passkey is another way in: most of them have one phone and nobody to ask when it is lost.
 */
export function needsSecondFactor(account: Account): boolean {
  return account.roleType === 'admin' && hasAny(account);
}

/** Their role requires one, and they have none: until then they may do nothing else. */
export function mustAddSecondFactor(account: Account & { requiresSecondFactor: boolean }): boolean {
  return account.roleType === 'admin' && account.requiresSecondFactor && !hasAny(account);
}

function hasAny({ hasAuthenticator, hasPasskey }: Account): boolean {
  return hasAuthenticator || hasPasskey;
}
