import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { NavLink } from '../../ui/text/link.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { MenuCount } from './menu-count.tsx';
import { hasEntryBeneath, type NavGroup, type NavSection } from '../navigation.ts';
import { words } from '../words.ts';

/** The menu along the bar: the same entries as down the side, groups as panels. */
export const BarMenu = ({ sections }: { sections: readonly NavSection[] }) => (
  <nav className="bar wide" aria-label={words.mainMenu}>
    {sections
      .flatMap(({ items }) => items)
      .map((item) =>
        'children' in item ? (
          <Group group={item} key={item.label} />
        ) : (
          <NavLink to={item.to} key={item.to}>
            {item.label}
          </NavLink>
        ),
      )}
  </nav>
);

function Group({ group: { label, children } }: { group: NavGroup }) {
  const { pathname } = useLocation();
  const here = children.some(({ to }) => pathname.startsWith(to));
  return (
    <Popup
      buttonClass={classNames('nav-btn', here && 'here')}
      button={
        <>
          {label} <MenuCount of={children} /> <Icon name="down" />
        </>
      }
    >
      {(close) =>
        children.map((entry) => (
          <NavLink
            className="entry"
            to={entry.to}
            key={entry.to}
            end={hasEntryBeneath(entry, children, pathname)}
            onClick={close}
          >
            {entry.label}
            <MenuCount of={[entry]} />
          </NavLink>
        ))
      }
    </Popup>
  );
}
