import { createContext, useContext } from 'react';
import type { NavEntry } from '../../navigation.ts';
import { words } from '../../words.en.ts';

type Counts = Partial<Record<NonNullable<NavEntry['waits']>, number>>;

/** How many wait behind an entry; given by the office alone, so that public pages need not know how to ask. */
export const MenuCounts = createContext<Counts>({});

/** What waits behind one entry, or behind all of a group. */
export function MenuCount({ of }: { of: readonly NavEntry[] }) {
  const counts = useContext(MenuCounts);
  const count = of.reduce((sum, { waits }) => sum + ((waits && counts[waits]) ?? 0), 0);
  if (count === 0) return null;
  return (
    <span className="count hot">
      {count}
      <span className="hidden">{words.waiting}</span>
    </span>
  );
}
