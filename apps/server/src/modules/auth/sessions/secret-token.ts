import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits for a refresh token or a mailed link. Only its hash is kept. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Fast is enough: nobody tries out 256 random bits. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token that a refresh token is exchanged for. Derived, not drawn, so that a browser that lost the answer
 * gets the same one again although we keep hashes only.
 */
export function successorOf(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}
