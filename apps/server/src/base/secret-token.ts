import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a refresh token or a mailed link. Only its hash is kept. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Fast is enough: nobody tries out 256 random bits. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
