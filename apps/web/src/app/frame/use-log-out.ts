import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { loginPath } from '../redirects.ts';

/** Signs out and goes to the sign-in page, without a way back to where one was: the next person may be another one. */
export function useLogOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate(loginPath, { replace: true, state: null });
  };
}
