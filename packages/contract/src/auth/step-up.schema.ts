import { z } from 'zod';
import { password } from './auth.schema.ts';
import { authenticatorCode, passkeyAnswer } from './second-factor.schema.ts';
import { stepUpWays } from './step-up-ways.ts';

/** One of the ways, and only one. The passkey answers a challenge of `POST /auth/passkey-options`. */
export const stepUpBody = z
  .strictObject({
    password: password.optional(),
    code: authenticatorCode.optional(),
    passkey: passkeyAnswer.optional(),
  })
  .refine((body) => stepUpWays.filter((way) => body[way] !== undefined).length === 1, {
    path: ['password'],
    error: 'must be given, or a code or a passkey instead; only one of them',
  });
