/** What a mailed link carries behind its `#`, where no server and no log sees it. */
export type ResetLink = { token: string; isInvitation: boolean };

export function readResetLink(hash: string): ResetLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const token = carried.get('token');
  return token ? { token, isInvitation: carried.has('invitation') } : null;
}
