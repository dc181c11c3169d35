import { useQuery } from '@tanstack/react-query';
import { isHeldBack, useSession } from '../../lib/session.ts';
import { ownSignInQueries } from './own-sign-in.queries.ts';

/** Whether there is another device that a new password logs out. */
export function useLoggedInElsewhere(): boolean {
  const { user } = useSession();
  const { data } = useQuery({
    ...ownSignInQueries.devices(),
    enabled: user !== null && !isHeldBack(user),
  });
  return data?.some(({ isThis, signedInAt }) => !isThis && signedInAt !== null) ?? false;
}
