import { randomInt } from 'node:crypto';
import { invitationCode, invitationCodeLength, readInvitationCode } from '@kathok/contract';
import { hashSecretToken } from '../../sessions/secret-token.ts';

/** Short enough to be typed from a slip of paper. Only its hash is kept. */
export function newInvitationCode(): string {
  return invitationCode(Array.from({ length: invitationCodeLength }, () => randomInt(30)));
}

/** The hash by which a link is kept, whether it was mailed or typed from paper, however it was typed. */
export function hashLinkToken(token: string): string {
  return hashSecretToken(readInvitationCode(token) ?? token);
}
