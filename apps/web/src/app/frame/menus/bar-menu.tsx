import { useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { NavLink } from '../../../ui/text/link.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { MenuCount } from './menu-count.tsx';
import {
  entriesIn,
  hasEntryBeneath,
  isAt,
  type NavEntry,
  type NavItem,
  type NavSection,
} from '../../navigation.ts';
import { words } from '../../words.en.ts';
import { useFittingItems } from './use-fitting-items.ts';

/** The menu along the bar: the same entries as down the side, groups as panels. What does not fit is behind "More". */
export function BarMenu({ sections }: { sections: readonly NavSection[] }) {
  const { pathname } = useLocation();
  const items = sections.flatMap((section) => section.items);
  const entries = entriesIn(items);
  const bar = useRef<HTMLElement>(null);
  const fitting = useFittingItems(bar, items.length);
  return (
    <nav className="bar wide" aria-label={words.mainMenu} ref={bar}>
      {items.slice(0, fitting).map((item) =>
        'children' in item ? (
          <Panel label={item.label} items={[item]} all={entries} key={item.label} />
        ) : (
          <NavLink to={item.to} key={item.to} end={hasEntryBeneath(item, entries, pathname)}>
            {item.label} <MenuCount of={[item]} />
          </NavLink>
        ),
      )}
      {fitting < items.length && (
        <Panel label={words.menus.more} items={items.slice(fitting)} all={entries} />
      )}
    </nav>
  );
}

type PanelProps = { label: string; items: readonly NavItem[]; all: readonly NavEntry[] };

function Panel({ label, items, all }: PanelProps) {
  const { pathname } = useLocation();
  const entries = entriesIn(items);
  const here = entries.some((entry) => isAt(entry.to, pathname) && !hasEntryBeneath(entry, all, pathname));
  const link = (entry: NavEntry, close: () => void) => (
    <NavLink
      className="entry"
      to={entry.to}
      key={entry.to}
      end={hasEntryBeneath(entry, all, pathname)}
      onClick={close}
    >
      {entry.label}
      <MenuCount of={[entry]} />
    </NavLink>
  );
  return (
    <Popup
      buttonClass={classNames('nav-btn', here && 'here')}
      button={
        <>
          {label} <MenuCount of={entries} /> <Icon name="down" />
        </>
      }
    >
      {(close) =>
        items.map((item) =>
          'children' in item ? (
            <div className="panel-part" key={item.label}>
              {items.length > 1 && <small>{item.label}</small>}
              {item.children.map((entry) => link(entry, close))}
            </div>
          ) : (
            link(item, close)
          ),
        )
      }
    </Popup>
  );
}
