import type { RoleType } from '@kathok/contract';
import type { SignInMethod } from './proof.ts';

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

/** Whether somebody may ask not to be asked again on this device. Not with a recovery code: that is for the day when something was lost. */
export function mayTrustDevice(
  account: Account & { secondFactorEachTime: boolean },
  method: SignInMethod,
): boolean {
  const isSecondStep = method === 'code' || method === 'passkey';
  return needsSecondFactor(account) && !account.secondFactorEachTime && isSecondStep;
}

function hasAny({ hasAuthenticator, hasPasskey }: Account): boolean {
  return hasAuthenticator || hasPasskey;
}
