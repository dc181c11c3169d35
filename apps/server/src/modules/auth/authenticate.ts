import type { Authenticate } from '../../platform/actor.ts';
import { findAccountOfSession } from './account.repository.ts';
import { mustAddSecondFactor } from './second-factor/second-factor-rules.ts';
import { readAccessToken } from './sessions/access-token.ts';
import { keysOf } from './sessions/keys.ts';

/**
 * One query per request: anyone who was disabled, removed, given another role or another password a moment ago is
 * out, and rights are those the role has now.
 */
export const authenticate: Authenticate = async (db, token, now) => {
  const { signing } = await keysOf(db);
  const claims = await readAccessToken(signing, token, now);
  if (!claims) return null;
  const account = await findAccountOfSession(db, claims, now);
  if (!account) return null;
  const { id, name, role, roleType, ability, memberId, mustChangePassword } = account;
  return {
    id,
    name,
    role,
    roleType,
    ability,
    memberId,
    mustChangePassword,
    mustAddSecondFactor: mustAddSecondFactor(account),
    sessionId: claims.sessionId,
  };
};
