import { readInvitationCode } from '@kathok/contract';

/** What a link carries behind its `#`, where no server and no log sees it. */
export type ResetLink = { token: string; isInvitation: boolean };

/** A mailed link has a long token; an invitation on paper a short code, which may also be typed. */
export function readResetLink(hash: string): ResetLink | null {
  const text = hash.replace(/^#/, '');
  const code = readInvitationCode(text);
  if (code) return { token: code, isInvitation: true };
  const carried = new URLSearchParams(text);
  const token = carried.get('token');
  return token ? { token, isInvitation: carried.has('invitation') } : null;
}
