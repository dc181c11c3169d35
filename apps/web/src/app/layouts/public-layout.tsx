import { useSession } from '../../lib/session.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { ThemeButton } from '../../shared/appearance/theme-button.tsx';
import { BarMenu } from '../frame/menus/bar-menu.tsx';
import { Brand } from '../frame/brand.tsx';
import { OverlayMenu } from '../frame/menus/overlay-menu.tsx';
import { SideMenu } from '../frame/menus/side-menu.tsx';
import { useLogOut } from '../frame/use-log-out.ts';
import { loginPath } from '../redirects.ts';
import { usePublicMenu } from '../use-menu.ts';
import { words } from '../words.en.ts';
import { HorizontalFrame } from './horizontal-frame.tsx';
import '../../theme/public.css';

const { menus } = words;

/** Logout for somebody who is signed in, otherwise Login. */
function LoginOrLogout() {
  const { user } = useSession();
  const logOut = useLogOut();
  return user ? (
    <button type="button" className="nav-btn" onClick={() => void logOut()}>
      <Icon name="logout" />
      {menus.logout}
    </button>
  ) : (
    <Link to={loginPath}>
      <Icon name="person" />
      {menus.login}
    </Link>
  );
}

export default function PublicLayout() {
  const sections = usePublicMenu();
  return (
    <>
      <HorizontalFrame
        variant="public"
        bar={
          <>
            <OverlayMenu className="only-small">
              <SideMenu sections={sections} />
            </OverlayMenu>
            <BarMenu sections={sections} />
            <span className="push" />
            <ThemeButton label={words.darkTheme} />
            <LoginOrLogout />
          </>
        }
        footer={
          <div className="foot">
            <div className="box">
              <Brand />
            </div>
          </div>
        }
      />
    </>
  );
}
