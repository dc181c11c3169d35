import { isAllowed, type RoleType, type UserData } from '@kathok/contract';
import type { ScreenAccess } from '../lib/route.ts';
import type { IconName } from '../ui/pictures/icon.tsx';
import { words } from './words.en.ts';

export type NavEntry = {
  label: string;
  to: string;
  icon: IconName;
  access: ScreenAccess;
  /** The entry is for one kind of user only, also where the ability would reach further. */
  only?: RoleType;
  /** What waits for a decision there, counted beside the label. */
  waits?: 'fees' | 'donations' | 'cardPayments' | 'claims';
};
export type NavGroup = { label: string; icon: IconName; children: readonly NavEntry[] };
export type NavItem = NavEntry | NavGroup;
export type NavSection = { heading?: string; items: readonly NavItem[] };

const { menus } = words;

const dashboards: NavEntry = {
  label: menus.dashboards,
  to: '/dashboard',
  icon: 'home',
  access: ['read', 'Dashboard'],
  only: 'admin',
};
const membership: NavEntry = {
  label: menus.membership,
  to: '/membership-details/view',
  icon: 'person',
  access: ['manage', 'MemberProfile'],
  only: 'user',
};
const ownEntries: readonly NavEntry[] = [
  { ...membership, label: menus.ownRenewals, to: '/membership-renewals', icon: 'renew' },
  { ...membership, label: menus.ownDonations, to: '/member-donations', icon: 'donation' },
];

const publicEntries: readonly NavEntry[] = [
  { label: menus.home, to: '/home', icon: 'home', access: 'public' },
  { label: menus.register, to: '/register', icon: 'lotus', access: 'public' },
  { label: menus.renew, to: '/renew', icon: 'renew', access: 'public' },
  { label: menus.donate, to: '/donate', icon: 'donation', access: 'public' },
  {
    label: menus.memberReceipt,
    to: '/generate-certificate/member-search',
    icon: 'scroll',
    access: 'public',
  },
  {
    label: menus.donationReceipt,
    to: '/generate-certificate/donation-search',
    icon: 'scroll',
    access: 'public',
  },
  { label: menus.faq, to: '/faq', icon: 'info', access: 'public' },
];

const readsReports = ['read', 'Report'] as const;
const managesMaster = ['manage', 'Master'] as const;

/** The menu of everybody who is signed in. A screen joins it with one line; who may not see the screen does not see the line. */
export const officeMenu: readonly NavSection[] = [
  { items: [dashboards, membership, ...ownEntries] },
  {
    heading: menus.usersAndRoles,
    items: [
      { label: menus.users, to: '/apps/user/list', icon: 'person', access: ['read', 'User'] },
      {
        label: menus.rolesAndPermissions,
        icon: 'key',
        children: [
          { label: menus.roles, to: '/roles', icon: 'key', access: ['manage', 'Role'] },
          { label: menus.permissions, to: '/apps/permissions', icon: 'key', access: ['manage', 'Role'] },
        ],
      },
    ],
  },
  {
    heading: menus.peopleAndGiving,
    items: [
      {
        label: menus.members,
        icon: 'people',
        children: [
          { label: menus.add, to: '/membership/add', icon: 'people', access: ['create', 'Member'] },
          {
            label: menus.import,
            to: '/members/bulk-upload-members',
            icon: 'people',
            access: ['create', 'Member'],
          },
          { label: menus.list, to: '/membership-list', icon: 'people', access: ['read', 'Member'] },
          {
            label: menus.claims,
            to: '/membership-list/claims',
            icon: 'people',
            access: ['read', 'Member'],
            waits: 'claims',
          },
        ],
      },
      {
        label: menus.renewal,
        icon: 'renew',
        children: [
          {
            label: menus.renewOne,
            to: '/renew-membership/renewal',
            icon: 'renew',
            access: ['create', 'Member'],
          },
          {
            label: menus.import,
            to: '/renew-membership/bulk-upload-payments',
            icon: 'renew',
            access: ['manage', 'Member'],
          },
          { label: menus.list, to: '/renew-membership/list', icon: 'renew', access: ['read', 'Member'] },
        ],
      },
      {
        label: menus.verification,
        to: '/renewal/pending-verification',
        icon: 'tick',
        access: ['read', 'Member'],
        waits: 'fees',
      },
      {
        label: menus.manageDonation,
        icon: 'donation',
        children: [
          { label: menus.add, to: '/donation/add', icon: 'donation', access: ['create', 'Donation'] },
          {
            label: menus.import,
            to: '/donation/bulk-upload-payments',
            icon: 'donation',
            access: ['create', 'Donation'],
          },
          { label: menus.list, to: '/donation/list', icon: 'donation', access: ['read', 'Donation'] },
          {
            label: menus.verify,
            to: '/donation/pending-verification',
            icon: 'donation',
            access: ['read', 'Donation'],
            waits: 'donations',
          },
          { label: menus.dedications, to: '/dedications', icon: 'scroll', access: ['read', 'Donation'] },
          {
            label: menus.cardPayments,
            to: '/payments/unresolved',
            icon: 'card',
            access: ['read', 'Donation'],
            waits: 'cardPayments',
          },
          {
            label: menus.certificates,
            to: '/papers/certificates',
            icon: 'scroll',
            access: ['read', 'Report'],
          },
        ],
      },
      { label: menus.reconciliation, to: '/reconciliation', icon: 'bank', access: ['read', 'Donation'] },
    ],
  },
  {
    heading: menus.administration,
    items: [
      {
        label: menus.commonData,
        icon: 'data',
        children: [
          { label: menus.country, to: '/country', icon: 'data', access: managesMaster },
          { label: menus.paymentFrequency, to: '/payment-frequency', icon: 'data', access: managesMaster },
          { label: menus.membershipType, to: '/membership-type', icon: 'data', access: managesMaster },
          { label: menus.donationPurpose, to: '/donation-purpose', icon: 'data', access: managesMaster },
        ],
      },
      {
        label: menus.reports,
        icon: 'report',
        children: [
          { label: menus.memberReport, to: '/member-report', icon: 'report', access: readsReports },
          { label: menus.feeReport, to: '/fee-report', icon: 'report', access: readsReports },
          { label: menus.donationReport, to: '/donation-report', icon: 'report', access: readsReports },
          { label: menus.allReports, to: '/reports', icon: 'report', access: readsReports },
        ],
      },
      { label: menus.settings, to: '/settings', icon: 'gear', access: managesMaster },
      { label: menus.audit, to: '/audit', icon: 'history', access: ['manage', 'all'] },
      { label: menus.messages, to: '/notifications', icon: 'mail', access: ['read', 'Member'] },
    ],
  },
  { items: [{ label: menus.publicPages, icon: 'open', children: publicEntries }] },
];

/** The menu of the public pages, with the way back for somebody who is signed in. */
export const publicMenu: readonly NavSection[] = [{ items: [...publicEntries, dashboards, membership] }];

type Person = Pick<UserData, 'roleType' | 'ability'> | null;

/** Whether this person may open a screen. */
export function isOpenTo(user: Person, { access, only }: Pick<NavEntry, 'access' | 'only'>): boolean {
  if (only !== undefined && user?.roleType !== only) return false;
  if (access === 'public') return true;
  if (access === 'guestOnly') return user === null;
  return user !== null && (access === 'signedIn' || isAllowed(user.ability, ...access));
}

/** Where somebody starts: at the first screen of their menu. Somebody whose role has none still has an account. */
export const homeOf = (user: Person): string =>
  user === null
    ? '/home'
    : (entriesOf(officeMenu).find((entry) => entry.access !== 'public' && isOpenTo(user, entry))?.to ??
      '/apps/user/view');

/** The menu without what this person may not open; groups and sections that are left empty go too. */
export function visibleMenu(menu: readonly NavSection[], allows: (entry: NavEntry) => boolean): NavSection[] {
  const visibleItem = (item: NavItem): NavItem[] => {
    if (!('children' in item)) return allows(item) ? [item] : [];
    const children = item.children.filter(allows);
    return children.length > 0 ? [{ ...item, children }] : [];
  };
  return menu
    .map((section) => ({ ...section, items: section.items.flatMap(visibleItem) }))
    .filter(({ items }) => items.length > 0);
}

export const entriesIn = (items: readonly NavItem[]): NavEntry[] =>
  items.flatMap((item) => ('children' in item ? item.children : [item]));

/** Every screen of a menu, in order. */
export const entriesOf = (menu: readonly NavSection[]): NavEntry[] =>
  entriesIn(menu.flatMap(({ items }) => items));

/** A page that has an entry of its own marks that one in the menu, and not the entry whose address it lies beneath. */
export const hasEntryBeneath = ({ to }: NavEntry, entries: readonly NavEntry[], pathname: string): boolean =>
  entries.some((other) => other.to.startsWith(`${to}/`) && pathname.startsWith(other.to));
