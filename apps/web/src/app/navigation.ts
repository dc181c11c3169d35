import type { ScreenAccess } from '../lib/route.ts';
import type { IconName } from '../ui/icon.tsx';
import { words } from './words.en.ts';

export type NavEntry = { label: string; to: string; icon: IconName; access: ScreenAccess };
export type NavGroup = { label: string; icon: IconName; children: readonly NavEntry[] };
export type NavItem = NavEntry | NavGroup;
export type NavSection = { heading?: string; items: readonly NavItem[] };

const { menus } = words;

/** The menu of everybody who is signed in. A screen joins it with one line; who may not see the screen does not see the line. */
export const officeMenu: readonly NavSection[] = [
  {
    items: [
      { label: menus.dashboards, to: '/dashboard', icon: 'home', access: ['read', 'Dashboard'] },
      {
        label: menus.membership,
        to: '/membership-details/view',
        icon: 'person',
        access: ['read', 'MemberProfile'],
      },
    ],
  },
  {
    heading: menus.administration,
    items: [
      { label: menus.users, to: '/apps/user/list', icon: 'people', access: ['read', 'User'] },
      {
        label: menus.rolesAndPermissions,
        icon: 'key',
        children: [
          { label: menus.roles, to: '/roles', icon: 'key', access: ['manage', 'Role'] },
          { label: menus.permissions, to: '/apps/permissions', icon: 'key', access: ['manage', 'Role'] },
        ],
      },
      { label: menus.audit, to: '/audit', icon: 'history', access: ['manage', 'all'] },
    ],
  },
];

export const publicMenu: readonly NavSection[] = [
  { items: [{ label: menus.home, to: '/home', icon: 'home', access: 'public' }] },
];

/** The menu without what this person may not open; groups and sections that are left empty go too. */
export function visibleMenu(
  menu: readonly NavSection[],
  allows: (access: ScreenAccess) => boolean,
): NavSection[] {
  const visibleItem = (item: NavItem): NavItem[] => {
    if (!('children' in item)) return allows(item.access) ? [item] : [];
    const children = item.children.filter(({ access }) => allows(access));
    return children.length > 0 ? [{ ...item, children }] : [];
  };
  return menu
    .map((section) => ({ ...section, items: section.items.flatMap(visibleItem) }))
    .filter(({ items }) => items.length > 0);
}

/** Every screen of a menu, in order. */
export const entriesOf = (menu: readonly NavSection[]): NavEntry[] =>
  menu.flatMap(({ items }) => items).flatMap((item) => ('children' in item ? item.children : [item]));
