import { isAtFrontDesk } from '../../../lib/front-desk.ts';
import { useSession } from '../../../lib/session.ts';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { Portrait } from '../../../ui/pictures/portrait.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { publicEntries } from '../../navigation.ts';
import { AppearanceButton } from '../appearance-button.tsx';
import { AccountEntries } from './account-entries.tsx';
import { HelpButton, narrow } from '../help-button.tsx';

type UserMenuProps = { onHelp?: (() => void) | undefined; onAppearance: () => void };

/** Who is signed in, and what belongs to the account; on a phone also the help, for which the bar has no room. */
export function UserMenu({ onHelp, onAppearance }: UserMenuProps) {
  const isNarrow = useMediaQuery(narrow);
  const { user } = useSession();
  if (!user) return null;
  return (
    <Popup
      at="end"
      buttonClass="nav-btn me"
      button={
        <>
          <Portrait name={user.name} photo={user.photo} />
          <span className="words">
            {user.name}
            <small>{user.role}</small>
          </span>
        </>
      }
    >
      {(close) => (
        <>
          <div className="about">
            <b>{user.name}</b>
            <small>{user.role}</small>
          </div>
          <AccountEntries className="entry" onGo={close}>
            {isAtFrontDesk(user.ability) && <PublicPages onGo={close} />}
            {onHelp && isNarrow && (
              <HelpButton
                inMenu
                className="entry"
                onOpen={() => {
                  close();
                  onHelp();
                }}
              />
            )}
            <AppearanceButton
              className="entry"
              onOpen={() => {
                close();
                onAppearance();
              }}
            />
          </AccountEntries>
        </>
      )}
    </Popup>
  );
}

/** For somebody whose menu is too short to hold them. */
const PublicPages = ({ onGo }: { onGo: () => void }) =>
  publicEntries.map(({ to, label, icon }) => (
    <Link className="entry" to={to} key={to} onClick={onGo}>
      <Icon name={icon} />
      {label}
    </Link>
  ));
