import { passwordMaximum, passwordMinimum, type RoleType } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isTrivialPassword } from './trivial-password.ts';

/** Whose password it will be: what it must not be equal to, and how long it has to be. */
export interface PasswordOwner {
  roleType: RoleType;
  name: string;
  email: string | null;
  phone?: string | null;
  /** Null for who is no member. Never left out, or a member could take what stands on their card. */
  membershipCode: string | null;
}

/** Everything that is wrong with a new password, by constraint; empty when it is good. */
export function passwordFaults(password: string, owner: PasswordOwner): Record<string, string> {
  const length = [...password].length;
  const minimum = passwordMinimum[owner.roleType];
  return {
    ...(length < minimum && { minLength: `must have at least ${minimum} characters` }),
    ...(length > passwordMaximum && { maxLength: `must have at most ${passwordMaximum} characters` }),
    ...(isEasyToGuess(password) && { isNotCommon: 'is too easy to guess; try a phrase of several words' }),
    ...(isAboutOwner(password, owner) && { isNotOwn: 'must not be your own name, e-mail, phone or code' }),
  };
}

export function requireGoodPassword(property: string, password: string, owner: PasswordOwner): void {
  const constraints = passwordFaults(password, owner);
  if (Object.keys(constraints).length > 0) {
    throw new AppError('validation_failed', { errors: [{ property, constraints }] });
  }
}

function isEasyToGuess(password: string): boolean {
  return isCommonPassword(password) || isTrivialPassword(password);
}

function isAboutOwner(password: string, owner: PasswordOwner): boolean {
  const { name, email, phone, membershipCode } = owner;
  const own = [name, email, email?.split('@')[0], phone, phone?.replace(/^\+975/, ''), membershipCode];
  return own.some((word) => word && bare(word) === bare(password));
}

// Case, spaces and punctuation do not make a name a secret.
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
}
