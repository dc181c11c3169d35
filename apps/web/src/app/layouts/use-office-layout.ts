import { useSession } from '../../lib/session.ts';
import { useChosen } from '../../theme/use-preferences.ts';
import type { Choice } from '../../theme/preferences.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/**
 * For staff below 1200 px always vertical, with the menu laid over; above it what was chosen last. Members have the frame
 * of the public pages, whose menu is laid over as well where there is little room.
 */
export function useOfficeLayout(): Choice<'menu'> {
  const { user } = useSession();
  const { menu } = useChosen();
  const wide = useMediaQuery('(min-width: 1200px)');
  const usual = user?.roleType === 'admin' ? 'vertical' : 'horizontal';
  return wide ? (menu ?? usual) : usual;
}
