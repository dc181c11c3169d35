import { useLocation } from 'react-router';
import { isAtFrontDesk } from '../../lib/front-desk.ts';
import { useSession } from '../../lib/session.ts';
import { Popup } from '../../ui/overlays/popup.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { useNotices } from './use-notices.ts';
import { words } from './words.en.ts';

/** A small mark in the bar for what the strips of the dashboard say. */
export function NoticeMark() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const notices = useNotices();
  if (notices.length === 0 || !user) return null;
  if (pathname === '/dashboard' && !isAtFrontDesk(user.ability)) return null;
  return (
    <Popup at="end" buttonClass="nav-btn notice-mark" label={words.notices} button={<Icon name="warn" />}>
      {(close) => (
        <ul className="notices">
          {notices.map(({ title, text, link }) => (
            <li key={title}>
              <b>{title}</b> {text}{' '}
              {link && (
                <Link to={link.to} onClick={close}>
                  {link.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
