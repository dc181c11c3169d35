import type { ReactNode } from 'react';
import type { NavSection } from '../../navigation.ts';
import { words } from '../../words.en.ts';
import { Brand } from '../brand.tsx';
import { SideMenu } from './side-menu.tsx';

/** The menu that stays beside the page from 1200 px on. */
export const Sidebar = ({ sections, children }: { sections: readonly NavSection[]; children: ReactNode }) => (
  <aside className="sidebar">
    <div className="cornice" />
    <Brand office />
    <nav className="side" aria-label={words.mainMenu}>
      <SideMenu sections={sections} />
      {children}
    </nav>
  </aside>
);
