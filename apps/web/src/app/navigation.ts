import { type Ability, isAllowed, type RoleType, type Subject } from '@kathok/contract';
import { isAtFrontDesk } from '../lib/front-desk.ts';
import type { ScreenAccess } from '../lib/route.ts';
import type { IconName } from '../ui/pictures/icon.tsx';
import { words } from './words.en.ts';

export type NavEntry = {
  label: string;
  to: string;
  icon: IconName;
  access: ScreenAccess;
  /** Records that the screen shows, beside what may be done there: without reading them it would be a refusal. */
  reads?: Subject;
  /** The entry is for one kind of user only, also where the ability would reach further. */
  only?: RoleType;
  /** What waits for a decision there, counted beside the label. */
  waits?: 'slips' | 'cardPayments' | 'claims' | 'approvals';
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
  { ...membership, label: menus.family, to: '/family', icon: 'people' },
  { ...membership, label: menus.ownRenewals, to: '/membership-renewals', icon: 'renew' },
  { ...membership, label: menus.ownDonations, to: '/member-donations', icon: 'donation' },
];

const screen = (
  label: string,
  to: string,
  icon: IconName,
  access: ScreenAccess,
  waits?: NavEntry['waits'],
): NavEntry => ({ label, to, icon, access, ...(waits && { waits }) });

export const publicEntries: readonly NavEntry[] = [
  screen(menus.home, '/home', 'home', 'public'),
  screen(menus.register, '/register', 'lotus', 'public'),
  screen(menus.renew, '/renew', 'renew', 'public'),
  screen(menus.donate, '/donate', 'donation', 'public'),
  screen(menus.memberReceipt, '/generate-certificate/member-search', 'scroll', 'public'),
  screen(menus.donationReceipt, '/generate-certificate/donation-search', 'scroll', 'public'),
  screen(menus.faq, '/faq', 'info', 'public'),
];

/** Who takes money may renew; the members who are due are shown to those who may read members. */
const renewOne: NavEntry = {
  ...screen(menus.renewOne, '/renew-membership/renewal', 'renew', ['create', 'Member', 'Donation']),
  reads: 'Member',
};

const readsReports = ['read', 'Report'] as const;
const managesMaster = ['manage', 'Master'] as const;

/** The sections that a centre knows from before, in their order. */
const knownItems: readonly NavItem[] = [
  dashboards,
  membership,
  ...ownEntries,
  screen(menus.users, '/apps/user/list', 'person', ['read', 'User']),
  {
    label: menus.rolesAndPermissions,
    icon: 'key',
    children: [
      screen(menus.roles, '/roles', 'key', ['manage', 'Role']),
      screen(menus.permissions, '/apps/permissions', 'key', ['manage', 'Role']),
    ],
  },
  {
    label: menus.members,
    icon: 'people',
    children: [
      screen(menus.add, '/membership/add', 'people', ['create', 'Member']),
      screen(menus.import, '/members/bulk-upload-members', 'people', ['create', 'Member']),
      screen(menus.list, '/membership-list', 'people', ['read', 'Member']),
    ],
  },
  {
    label: menus.renewal,
    icon: 'renew',
    children: [
      renewOne,
      screen(menus.import, '/renew-membership/bulk-upload-payments', 'renew', ['manage', 'Member']),
      screen(menus.list, '/renew-membership/list', 'renew', ['read', 'Member']),
    ],
  },
  screen(menus.verification, '/renewal/pending-verification', 'tick', ['read', 'Member'], 'slips'),
  {
    label: menus.manageDonation,
    icon: 'donation',
    children: [
      screen(menus.add, '/donation/add', 'donation', ['create', 'Donation']),
      screen(menus.import, '/donation/bulk-upload-payments', 'donation', ['create', 'Donation']),
      screen(menus.list, '/donation/list', 'donation', ['read', 'Donation']),
      screen(menus.verify, '/donation/pending-verification', 'donation', ['read', 'Donation']),
    ],
  },
  {
    label: menus.commonData,
    icon: 'data',
    children: [
      screen(menus.country, '/country', 'data', managesMaster),
      screen(menus.paymentFrequency, '/payment-frequency', 'data', managesMaster),
      screen(menus.membershipType, '/membership-type', 'data', managesMaster),
    ],
  },
  {
    label: menus.reports,
    icon: 'report',
    children: [
      screen(menus.memberReport, '/member-report', 'report', readsReports),
      screen(menus.feeReport, '/fee-report', 'report', readsReports),
      screen(menus.donationReport, '/donation-report', 'report', readsReports),
    ],
  },
];

const publicPages: NavGroup = { label: menus.publicPages, icon: 'open', children: publicEntries };

/**
 * The menu of everybody who is signed in: the known sections, and beneath them the others by the work they are part of.
 * A screen joins it with one line and stands in it once; who may not see the screen does not see the line.
 */
export const officeMenu: readonly NavSection[] = [
  { items: knownItems },
  {
    heading: menus.people,
    items: [
      screen(menus.claims, '/membership-list/claims', 'info', ['read', 'Member'], 'claims'),
      screen(menus.messages, '/notifications', 'mail', ['read', 'Member']),
      screen(menus.readingList, '/rituals/today', 'scroll', ['read', 'Ritual']),
      screen(menus.rituals, '/rituals/month', 'calendar', ['read', 'Ritual']),
    ],
  },
  {
    heading: menus.money,
    items: [
      screen(menus.reconciliation, '/reconciliation', 'bank', ['read', 'Donation']),
      screen(menus.cashClosing, '/reports/cash-closing', 'moon', readsReports),
      screen(menus.cardPayments, '/payments/unresolved', 'card', ['read', 'Donation'], 'cardPayments'),
      screen(menus.approvals, '/approvals', 'people', ['read', 'Member', 'Donation', 'Master'], 'approvals'),
      screen(menus.donationPurpose, '/donation-purpose', 'data', managesMaster),
    ],
  },
  {
    heading: menus.papers,
    items: [
      screen(menus.certificates, '/papers/certificates', 'scroll', ['read', 'Report']),
      screen(menus.dedications, '/dedications', 'lotus', ['read', 'Donation']),
    ],
  },
  {
    heading: menus.office,
    items: [
      screen(menus.allReports, '/reports', 'report', readsReports),
      screen(menus.audit, '/audit', 'history', ['read', 'Audit']),
      screen(menus.settings, '/settings', 'gear', managesMaster),
    ],
  },
  { items: [publicPages] },
];

/** What somebody at the front desk does: the four of their home, and nothing beside them. */
const deskMenu: readonly NavSection[] = [
  {
    items: [
      dashboards,
      screen(menus.addDonation, '/donation/add', 'donation', ['create', 'Donation']),
      renewOne,
      screen(menus.addMember, '/membership/add', 'lotus', ['create', 'Member']),
      screen(menus.findMember, '/membership-list', 'people', ['read', 'Member']),
    ],
  },
];

/** The menu of one person: the whole of it as far as they may go, or the few entries of the front desk. */
export const menuOf = (user: Person): NavSection[] =>
  visibleMenu(user && isAtFrontDesk(user.ability) ? deskMenu : officeMenu, (entry) => isOpenTo(user, entry));

/** The menu of the public pages, with the way back for somebody who is signed in. */
export const publicMenu: readonly NavSection[] = [{ items: [...publicEntries, dashboards, membership] }];

type Person = { roleType: RoleType; ability: Ability } | null;

/** Whether this person may open a screen. */
export function isOpenTo(user: Person, entry: Pick<NavEntry, 'access' | 'only' | 'reads'>): boolean {
  const { access, only, reads } = entry;
  if (only !== undefined && user?.roleType !== only) return false;
  if (reads && !(user && isAllowed(user.ability, 'read', reads))) return false;
  if (access === 'public') return true;
  if (access === 'guestOnly') return user === null;
  return user !== null && (access === 'signedIn' || isAllowed(user.ability, ...access));
}

/** Where somebody starts: at the first screen of their menu. Somebody whose role has none still has an account. */
export const homeOf = (user: Person): string =>
  user === null
    ? '/home'
    : (entriesOf(menuOf(user)).find((entry) => entry.access !== 'public')?.to ?? '/apps/user/view');

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

/** Whether a page is that of an address, or lies beneath it: `/renewal` does not lie beneath `/renew`. */
export const isAt = (to: string, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** A page that has an entry of its own marks that one in the menu, and not the entry whose address it lies beneath. */
export const hasEntryBeneath = ({ to }: NavEntry, entries: readonly NavEntry[], pathname: string): boolean =>
  entries.some((other) => other.to.startsWith(`${to}/`) && isAt(other.to, pathname));
