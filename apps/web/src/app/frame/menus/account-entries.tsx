import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { passwordPath } from '../../redirects.ts';
import { words } from '../../words.en.ts';
import { useLogOut } from '../use-log-out.ts';

const { menus } = words;

/** One's own page, the password (for those who may change it here) and the way out. */
export function AccountEntries({
  className,
  onGo,
  children,
}: {
  className?: string;
  onGo?: () => void;
  children?: ReactNode;
}) {
  const { can } = useSession();
  const logOut = useLogOut();
  return (
    <>
      <Link className={className} to="/apps/user/view" onClick={onGo}>
        <Icon name="person" />
        {menus.profile}
      </Link>
      {can('manage', 'Password') && (
        <Link className={className} to={passwordPath} onClick={onGo}>
          <Icon name="key" />
          {menus.changePassword}
        </Link>
      )}
      {children}
      <button type="button" className={className} onClick={() => void logOut()}>
        <Icon name="logout" />
        {menus.logout}
      </button>
    </>
  );
}
