import { z } from 'zod';
import { id } from '../values/fields.ts';
import { passwordMaximum, passwordMinimum } from './password-lengths.ts';

/** Any characters, no composition rules. The length a role needs is checked where the role is known. */
export const newPassword = z
  .string('must be text')
  .min(passwordMinimum.user, `must have at least ${passwordMinimum.user} characters`)
  .max(passwordMaximum, `must have at most ${passwordMaximum} characters`);

/** A new password typed twice. */
export const passwordPair = {
  newPassword,
  confirmPassword: z
    .string('must be text')
    .max(passwordMaximum, `must have at most ${passwordMaximum} characters`),
};

type PasswordPair = { newPassword: string; confirmPassword: string };

/** For `.refine(...samePassword)`: both typings agree. */
export const samePassword: [(body: PasswordPair) => boolean, { path: string[]; error: string }] = [
  (body) => body.newPassword === body.confirmPassword,
  { path: ['confirmPassword'], error: 'must be the same as the new password' },
];

export const resetByAdministratorBody = z.strictObject({ id, ...passwordPair }).refine(...samePassword);
