import { z } from 'zod';
import { actions, roleTypes, subjects } from '../abilities.ts';
import { id } from '../values/fields.ts';
import { passwordMaximum } from './password-lengths.ts';

/** What the browser keeps about the person who is signed in. */
export const userData = z.object({
  id,
  name: z.string(),
  photo: z.string().nullable(),
  roleType: z.enum(roleTypes),
  role: z.string(),
  ability: z.array(z.object({ action: z.enum(actions), subject: z.enum(subjects) })),
  memberId: id.nullable(),
  mustChangePassword: z.boolean(),
  /** Their role requires a second factor, and they have none yet. */
  mustAddSecondFactor: z.boolean(),
});
export type UserData = z.output<typeof userData>;

export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.output<typeof tokenPair>;

export const signedIn = tokenPair.extend({ userData });

/** What stands behind the `#` of a mailed link, or the code of an invitation that was handed over. */
export const passwordLinkToken = z.string().min(1).max(200);

/** Whose password a link sets. Only who holds the link is told. */
export const passwordLink = z.object({
  name: z.string(),
  /** What they log in with. */
  username: z.string(),
  roleType: z.enum(roleTypes),
  isInvitation: z.boolean(),
  /** Setting the password logs them out there. */
  isLoggedInElsewhere: z.boolean(),
});
export type PasswordLink = z.output<typeof passwordLink>;

export const username = z
  .string('must be text')
  .trim()
  .min(1, 'must not be empty')
  .max(254, 'must have at most 254 characters');
export const password = z
  .string('must be text')
  .min(1, 'must not be empty')
  .max(passwordMaximum, `must have at most ${passwordMaximum} characters`);
