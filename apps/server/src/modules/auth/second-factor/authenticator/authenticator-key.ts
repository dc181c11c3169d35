import type { Ctx } from '../../../../platform/context.ts';
import { getSecret } from '../../../../platform/secret.repository.ts';
import { decryptKey, encryptKey } from './encrypted-key.ts';

const secretOf = async ({ db }: Ctx) => Buffer.from(await getSecret(db, 'authenticator_keys'), 'base64url');

export async function readAuthenticatorKey(
  ctx: Ctx,
  userId: string,
  { encryptedKey }: { encryptedKey: string },
): Promise<string> {
  return decryptKey(await secretOf(ctx), userId, encryptedKey);
}

export async function hideAuthenticatorKey(ctx: Ctx, userId: string, key: string): Promise<string> {
  return encryptKey(await secretOf(ctx), userId, key);
}
