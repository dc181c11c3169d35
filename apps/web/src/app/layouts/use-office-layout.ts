import { useSession } from '../../lib/session.ts';
import { useChosen } from '../../theme/use-preferences.ts';
import type { Choice } from '../../theme/preferences.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Below 1200 px always vertical, with the menu laid over; above it what was chosen last. Staff start vertical, members horizontal. */
export function useOfficeLayout(): Choice<'menu'> {
  const { user } = useSession();
  const { menu } = useChosen();
  const wide = useMediaQuery('(min-width: 1200px)');
  if (!wide) return 'vertical';
  return menu ?? (user?.roleType === 'admin' ? 'vertical' : 'horizontal');
}
