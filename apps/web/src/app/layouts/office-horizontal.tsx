import { ThemeButton } from '../../shared/appearance/theme-button.tsx';
import { useChosen } from '../../shared/appearance/use-preferences.ts';
import { BarMenu } from '../frame/menus/bar-menu.tsx';
import { FindButton } from '../frame/find-button.tsx';
import { BarHelp } from '../frame/help-button.tsx';
import { NoticeMark } from '../strips/notice-mark.tsx';
import { OfficeStrips } from '../strips/office-strips.tsx';
import { words } from '../words.en.ts';
import { OverlayMenu } from '../frame/menus/overlay-menu.tsx';
import { SideMenu } from '../frame/menus/side-menu.tsx';
import { UserMenu } from '../frame/menus/user-menu.tsx';
import { HorizontalFrame } from './horizontal-frame.tsx';
import type { OfficeFrame } from './office-frame.ts';
import '../../theme/public.css';

/** The office menu along the bar. */
export function OfficeHorizontal({ sections, forStaff, onFind, onHelp, onAppearance }: OfficeFrame) {
  const { menuHidden } = useChosen();
  return (
    <HorizontalFrame
      variant={forStaff ? 'office' : 'public'}
      strips={forStaff && <OfficeStrips />}
      bar={
        <>
          {sections.length > 0 &&
            (menuHidden === 'true' ? (
              <OverlayMenu className="">
                <SideMenu sections={sections} />
              </OverlayMenu>
            ) : (
              <>
                <OverlayMenu className="only-small">
                  <SideMenu sections={sections} />
                </OverlayMenu>
                <BarMenu sections={sections} />
              </>
            ))}
          <span className="push" />
          {forStaff && onFind && <FindButton onFind={onFind} iconOnly />}
          {forStaff && <NoticeMark />}
          {forStaff && <BarHelp onOpen={onHelp} />}
          <ThemeButton label={words.darkTheme} />
          <UserMenu onHelp={forStaff ? onHelp : undefined} onAppearance={onAppearance} />
        </>
      }
    />
  );
}
