import { screens as knownScreens } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { entriesOf, hasEntryBeneath, officeMenu, publicMenu, visibleMenu } from './navigation.ts';
import { routes } from './routes.tsx';
import { screens } from './screens.ts';

const paths = (menu: Parameters<typeof entriesOf>[0]) => entriesOf(menu).map(({ to }) => to);

it('the server knows the address of every screen, and no other', () => {
  const paths = screens
    .filter(({ lazy }) => !String(lazy).includes('leave-for-public-site'))
    .map(({ path }) => path);
  expect(paths.filter((path) => path !== '*').sort()).toEqual([...knownScreens].sort());
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
