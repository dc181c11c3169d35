import { Outlet } from 'react-router';
import { ThemeButton } from '../../shared/appearance/theme-button.tsx';
import { useChosen } from '../../shared/appearance/use-preferences.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { AccountEntries } from '../frame/menus/account-entries.tsx';
import { AppearanceButton } from '../frame/appearance-button.tsx';
import { Brand } from '../frame/brand.tsx';
import { FindButton } from '../frame/find-button.tsx';
import { FooterLine } from '../frame/footer-line.tsx';
import { BarHelp, HelpButton } from '../frame/help-button.tsx';
import { NoticeMark } from '../strips/notice-mark.tsx';
import { OfficeStrips } from '../strips/office-strips.tsx';
import { words } from '../words.en.ts';
import { OverlayMenu } from '../frame/menus/overlay-menu.tsx';
import { ScrollToTop } from '../../ui/scroll-to-top.tsx';
import { SideMenu } from '../frame/menus/side-menu.tsx';
import { Sidebar } from '../frame/menus/sidebar.tsx';
import { UserMenu } from '../frame/menus/user-menu.tsx';
import type { OfficeFrame } from './office-frame.ts';
import '../../theme/office/vertical.css';

/** The menu down the side, the bar on top. Whatever is hidden, the way to the menu, to the help and to the appearance stays. */
export function OfficeVertical({ sections, forStaff, onFind, onHelp, onAppearance }: OfficeFrame) {
  const wide = useMediaQuery('(min-width: 1200px)');
  const { menuHidden, navbarType } = useChosen();
  const sidebarShown = wide && menuHidden !== 'true';
  const barShown = !wide || navbarType !== 'hidden';
  const account = (
    <>
      <hr />
      <AccountEntries>
        {forStaff && <HelpButton onOpen={onHelp} inMenu />}
        <AppearanceButton onOpen={onAppearance} />
      </AccountEntries>
    </>
  );
  const menuButton = (className: string) => (
    <OverlayMenu className={className} iconOnly>
      <SideMenu sections={sections} />
      {!barShown && account}
    </OverlayMenu>
  );
  return (
    <div className="vertical">
      {sidebarShown && <Sidebar sections={sections}>{!barShown && account}</Sidebar>}
      <div className="stage">
        {barShown ? (
          <header className="navbar">
            {!sidebarShown && sections.length > 0 && menuButton('')}
            {!sidebarShown && <Brand office />}
            {onFind && <FindButton onFind={onFind} />}
            <span className="push" />
            {forStaff && <NoticeMark />}
            {forStaff && <BarHelp onOpen={onHelp} />}
            <ThemeButton label={words.darkTheme} />
            <UserMenu onHelp={forStaff ? onHelp : undefined} onAppearance={onAppearance} />
          </header>
        ) : (
          !sidebarShown && (
            <header className="brand-line">
              <Brand office />
              <div className="menu-corner">{menuButton('')}</div>
            </header>
          )
        )}
        {forStaff && <OfficeStrips />}
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="loose">
          <FooterLine />
        </footer>
      </div>
      <ScrollToTop />
    </div>
  );
}
