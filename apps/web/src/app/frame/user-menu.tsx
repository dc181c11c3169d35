import { useSession } from '../../lib/session.ts';
import { Popup } from '../../ui/overlays/popup.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { AccountEntries } from './account-entries.tsx';

/** Who is signed in, and what belongs to the account. */
export function UserMenu() {
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
          <AccountEntries className="entry" onGo={close} />
        </>
      )}
    </Popup>
  );
}
