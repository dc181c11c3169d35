import { useSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';

/** The way back for somebody who is signed in. The login leads staff on to the first screen of their role. */
export function OwnPages({ withIcon = false }: { withIcon?: boolean }) {
  const { user } = useSession();
  if (!user) return null;
  const isStaff = user.roleType === 'admin';
  return (
    <a href={isStaff ? '/login' : '/membership-details/view'}>
      {withIcon && <Icon name="person" />}
      {isStaff ? words.office : words.ownPages}
    </a>
  );
}
