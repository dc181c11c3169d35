import { type Ability, screens as knownScreens } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  hasEntryBeneath,
  homeOf,
  isAt,
  menuOf,
  officeMenu,
  publicMenu,
  visibleMenu,
} from './navigation.ts';
import { routes } from './routes.tsx';
import { screens } from './screens.ts';

const paths = (menu: Parameters<typeof entriesOf>[0]) => entriesOf(menu).map(({ to }) => to);

it('the server knows the address of every screen, and no other', () => {
  const paths = screens
    .filter(({ lazy }) => !String(lazy).includes('leave-for-public-site'))
    .map(({ path }) => path);
  expect(paths.filter((path) => path !== '*').sort()).toEqual([...knownScreens].sort());
});

const labels = (items: (typeof officeMenu)[number]['items']) =>
  items.map((item) =>
    'children' in item ? [item.label, ...item.children.map(({ label }) => label)] : item.label,
  );

const staff = (...rights: string[]) => ({
  roleType: 'admin' as const,
  ability: rights.map((right) => {
    const [action, subject] = right.split(' ');
    return { action, subject };
  }) as Ability,
});
const frontDesk = staff(
  'read Dashboard',
  'read Member',
  'create Member',
  'read Donation',
  'create Donation',
  'manage Password',
);

describe('the menu of the office', () => {
  const [known, ...added] = officeMenu;

  it('has the known sections with their names, entries and order', () => {
    expect(labels(known!.items)).toEqual([
      'Dashboards',
      'Membership details',
      'Family',
      'Renewal payments',
      'My donations',
      'Users',
      ['Roles and Permissions', 'Roles', 'Permissions'],
      ['Members', 'Add', 'Import', 'List'],
      ['Renewal', 'Renew', 'Import', 'List'],
      'Verification',
      ['Manage Donation', 'Add', 'Import', 'List', 'Verify'],
      ['Common Data', 'Country', 'Payment Frequency', 'Membership Type'],
      ['Reports', 'Member', 'Fee', 'Donation'],
    ]);
  });

  it('has everything else by work, once, with the closing of a day among the money', () => {
    expect(added.map(({ heading }) => heading)).toEqual([
      'People',
      'Money',
      'Documents',
      'Office',
      undefined,
    ]);
    const all = paths(officeMenu);
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    const money = added.find(({ heading }) => heading === 'Money');
    expect(paths([money!])).toContain('/reports/cash-closing');
  });

  it('counts the slips in one place', () => {
    expect(entriesOf(officeMenu).filter(({ waits }) => waits === 'slips')).toHaveLength(1);
  });

  it('is short at the front desk, which starts at its home', () => {
    expect(paths(menuOf(frontDesk))).toEqual([
      '/dashboard',
      '/donation/add',
      '/renew-membership/renewal',
      '/membership/add',
      '/membership-list',
    ]);
    expect(homeOf(frontDesk)).toBe('/dashboard');
    expect(entriesOf(menuOf(staff('manage all'))).length).toBeGreaterThan(30);
  });

  it('offers renewing to somebody who takes money only where they may read members', () => {
    expect(paths(menuOf(staff('create Donation')))).not.toContain('/renew-membership/renewal');
    expect(paths(menuOf(staff('create Donation', 'read Member')))).toContain('/renew-membership/renewal');
  });

  it('is at a page beneath an address, and not at one that begins with the same letters', () => {
    expect(isAt('/renew', '/renewal/pending-verification')).toBe(false);
    expect(isAt('/renew', '/renew-membership/list')).toBe(false);
    expect(isAt('/membership-list', '/membership-list/view/7')).toBe(true);
    expect(isAt('/renew', '/renew')).toBe(true);
  });
});

describe('the menus', () => {
  it('leave out what may not be opened, and the groups and sections this empties', () => {
    const usersOnly = visibleMenu(officeMenu, ({ to }) => to === '/apps/user/list');
    expect(usersOnly).toHaveLength(1);
    expect(paths(usersOnly)).toEqual(['/apps/user/list']);
    expect(visibleMenu(officeMenu, () => false)).toEqual([]);
  });

  it('keep a group with those of its entries that are left', () => {
    expect(paths(visibleMenu(officeMenu, ({ to }) => to === '/roles'))).toEqual(['/roles']);
  });

  it('mark one entry at a time, also where one address lies beneath another', () => {
    const entries = entriesOf(officeMenu);
    const list = entries.find(({ to }) => to === '/membership-list')!;
    expect(hasEntryBeneath(list, entries, '/membership-list/claims')).toBe(true);
    expect(hasEntryBeneath(list, entries, '/membership-list')).toBe(false);
    expect(hasEntryBeneath(list, entries, '/membership-list/view/7')).toBe(false);
  });

  it('lead only to screens that exist, with the access that the screen asks for', () => {
    const screens = new Map(
      routes
        .flatMap(({ children = [] }) => children)
        .flatMap(({ children = [] }) => children)
        .map(({ path, handle }) => [path, handle.access]),
    );
    for (const { to, access } of [...entriesOf(officeMenu), ...entriesOf(publicMenu)])
      expect([to, screens.get(to)]).toEqual([to, access]);
  });
});
