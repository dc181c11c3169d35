import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useLogOut } from '../frame/use-log-out.ts';
import type { NavSection } from '../navigation.ts';
import { words } from '../words.en.ts';
import type { SearchResult } from './searchers.ts';

/** Takes what is typed while the palette is still being loaded, so that no letter is lost. */
function EarlyLetters({ onType }: { onType: (change: (text: string) => string) => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Backspace') onType((text) => text.slice(0, -1));
      else if ([...event.key].length === 1) onType((text) => text + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [onType]);
  return null;
}

/** An entry of a group goes by both names: there is more than one "Add". */
const screensOf = (sections: readonly NavSection[]): SearchResult[] =>
  sections
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      'children' in item
        ? item.children.map(({ label, to, icon }) => ({
            label: words.find.within(item.label, label),
            to,
            icon,
          }))
        : [item],
    );

const lapsed: SearchResult = {
  label: words.find.lapsed,
  to: '/membership-list?standing=lapsed',
  icon: 'people',
};

const Palette = lazy(() => import('./palette.tsx'));

type FinderProps = {
  sections: readonly NavSection[];
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** Ctrl-K or Cmd-K from anywhere. The palette itself is loaded when it is first asked for. */
export function Finder({ sections, open, onOpen, onClose }: FinderProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onOpen();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onOpen]);
  const { can } = useSession();
  const logOut = useLogOut();
  const screens = useMemo(
    () => [
      ...screensOf(sections),
      ...(can('read', 'Member') ? [lapsed] : []),
      { label: words.menus.profile, to: '/apps/user/view', icon: 'person' as const },
      { label: words.menus.logout, to: '/login', icon: 'logout' as const, onChoose: () => void logOut() },
    ],
    [sections, can, logOut],
  );
  return open ? <OpenFinder screens={screens} onClose={onClose} /> : null;
}

function OpenFinder({ screens, onClose }: { screens: readonly SearchResult[]; onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <Suspense fallback={<EarlyLetters onType={setText} />}>
      <Palette screens={screens} text={text} onText={setText} onClose={onClose} />
    </Suspense>
  );
}
