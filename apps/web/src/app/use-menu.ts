import { useSession } from '../lib/session.ts';
import { isOpenTo, visibleMenu, type NavSection } from './navigation.ts';

/** The part of a menu that this person may open. */
export function useMenu(menu: readonly NavSection[]): NavSection[] {
  const { user } = useSession();
  return visibleMenu(menu, (entry) => isOpenTo(user, entry));
}
