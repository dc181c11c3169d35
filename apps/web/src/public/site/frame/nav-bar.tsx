import { ThemeButton } from '../../../shared/appearance/theme-button.tsx';
import { OtherLanguage } from '../../../language/language-choice.tsx';
import { useSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { menu } from './menu.ts';
import { MenuGroup } from './menu-group.tsx';
import { OverlayMenu } from './overlay-menu.tsx';
import { OwnPages } from './own-pages.tsx';
import { words } from '../words.en.ts';

/** The bar: a button for the menu where there is little room, else the menu itself. */
export function NavBar({ here }: { here: string | undefined }) {
  return (
    <div className="navbar">
      <OverlayMenu here={here} />
      <nav className="bar wide" aria-label={words.mainMenu}>
        {menu.map((item) =>
          'children' in item ? (
            <MenuGroup key={item.label} group={item} here={here} />
          ) : (
            <a key={item.to} href={item.to} aria-current={item.to === here ? 'page' : undefined}>
              {item.label}
            </a>
          ),
        )}
        <OwnPages />
      </nav>
      <span className="push" />
      <OtherLanguage />
      <ThemeButton label={words.darkTheme} />
      <LoginOrLogout />
    </div>
  );
}

/** Logout for somebody who is signed in, otherwise Login. */
function LoginOrLogout() {
  const { user, signOut } = useSession();
  if (!user)
    return (
      <a href="/login">
        <Icon name="person" />
        {words.login}
      </a>
    );
  return (
    <button
      type="button"
      className="nav-btn"
      onClick={() => void signOut().then(() => location.assign('/login'))}
    >
      <Icon name="logout" />
      {words.logout}
    </button>
  );
}
