import { createHmac } from 'node:crypto';

export { hashSecretToken, newSecretToken } from '../../../base/secret-token.ts';

/**
 * The token that a refresh token is exchanged for. Derived, not drawn, so that a browser that lost the answer
 * gets the same one again although we keep hashes only.
 */
export function successorOf(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}
