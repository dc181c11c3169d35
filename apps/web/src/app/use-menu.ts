import { useSession } from '../lib/session.ts';
import { visibleMenu, type NavSection } from './navigation.ts';

/** The part of a menu that this person may open. */
export function useMenu(menu: readonly NavSection[]): NavSection[] {
  const { user, can } = useSession();
  return visibleMenu(menu, ({ access, only }) => {
    if (only !== undefined && user?.roleType !== only) return false;
    if (access === 'public') return true;
    if (access === 'guestOnly') return user === null;
    return access === 'signedIn' ? user !== null : can(...access);
  });
}
