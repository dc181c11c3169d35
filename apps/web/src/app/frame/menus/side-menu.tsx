import { useLocation } from 'react-router';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { NavLink } from '../../../ui/text/link.tsx';
import { MenuCount } from './menu-count.tsx';
import { hasEntryBeneath, type NavGroup, type NavItem, type NavSection } from '../../navigation.ts';

/** The menu down the side: sections with headings, groups that open. */
export const SideMenu = ({ sections }: { sections: readonly NavSection[] }) =>
  sections.map(({ heading, items }) => (
    <div className="side-part" key={heading ?? ''}>
      {heading && <h2>{heading}</h2>}
      {items.map((item) => (
        <Item item={item} key={item.label} />
      ))}
    </div>
  ));

const Item = ({ item }: { item: NavItem }) =>
  'children' in item ? (
    <Group group={item} />
  ) : (
    <NavLink to={item.to}>
      <Icon name={item.icon} />
      {item.label}
      <MenuCount of={[item]} />
    </NavLink>
  );

function Group({ group: { label, icon, children } }: { group: NavGroup }) {
  const { pathname } = useLocation();
  return (
    <details open={children.some(({ to }) => pathname.startsWith(to))}>
      <summary>
        <Icon name={icon} />
        {label}
        <MenuCount of={children} />
      </summary>
      {children.map((entry) => (
        <NavLink to={entry.to} key={entry.to} end={hasEntryBeneath(entry, children, pathname)}>
          {entry.label}
          <MenuCount of={[entry]} />
        </NavLink>
      ))}
    </details>
  );
}
