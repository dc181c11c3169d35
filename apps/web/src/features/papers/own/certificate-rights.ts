import type { UserData } from '@kathok/contract';
import type { Session } from '../../../lib/session.ts';

/** Says what the server decides: members may do both with their own, staff with those of everybody as far as their role goes. */
export function certificateRights(
  memberId: string,
  user: Pick<UserData, 'memberId'> | null,
  can: Session['can'],
) {
  const isOwn = user?.memberId === memberId;
  return { mayIssue: isOwn || can('update', 'Donation'), mayRead: isOwn || can('read', 'Report') };
}
