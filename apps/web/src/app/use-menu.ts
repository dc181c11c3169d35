import { useMemo } from 'react';
import { useSession } from '../lib/session.ts';
import { isOpenTo, menuOf, publicMenu, visibleMenu, type NavSection } from './navigation.ts';

/** The menu of the office for the person who is signed in. */
export function useOfficeMenu(): NavSection[] {
  const { user } = useSession();
  return useMemo(() => menuOf(user), [user]);
}

/** The menu of the public pages, as far as this person may go. */
export function usePublicMenu(): NavSection[] {
  const { user } = useSession();
  return visibleMenu(publicMenu, (entry) => isOpenTo(user, entry));
}
