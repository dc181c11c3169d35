import { useLocation } from 'react-router';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { NavLink } from '../../../ui/text/link.tsx';
import { MenuCount } from './menu-count.tsx';
import {
  entriesOf,
  hasEntryBeneath,
  isAt,
  type NavEntry,
  type NavGroup,
  type NavItem,
  type NavSection,
} from '../../navigation.ts';

/** The menu down the side: sections with headings, groups that open where one is. */
export function SideMenu({ sections }: { sections: readonly NavSection[] }) {
  const entries = entriesOf(sections);
  return sections.map(({ heading, items }) => (
    <div className="side-part" key={heading ?? items[0]?.label}>
      {heading && <h2>{heading}</h2>}
      {items.map((item) => (
        <Item item={item} entries={entries} key={item.label} />
      ))}
    </div>
  ));
}

type ItemProps<Shown> = { item: Shown; entries: readonly NavEntry[] };

function Item({ item, entries }: ItemProps<NavItem>) {
  const { pathname } = useLocation();
  if ('children' in item) return <Group item={item} entries={entries} />;
  return (
    <NavLink to={item.to} end={hasEntryBeneath(item, entries, pathname)}>
      <Icon name={item.icon} />
      {item.label}
      <MenuCount of={[item]} />
    </NavLink>
  );
}

function Group({ item: { label, icon, children }, entries }: ItemProps<NavGroup>) {
  const { pathname } = useLocation();
  const isHere = (entry: NavEntry) => isAt(entry.to, pathname) && !hasEntryBeneath(entry, entries, pathname);
  return (
    <details open={children.some(isHere)}>
      <summary>
        <Icon name={icon} />
        {label}
        <MenuCount of={children} />
      </summary>
      {children.map((entry) => (
        <NavLink to={entry.to} key={entry.to} end={hasEntryBeneath(entry, entries, pathname)}>
          {entry.label}
          <MenuCount of={[entry]} />
        </NavLink>
      ))}
    </details>
  );
}
