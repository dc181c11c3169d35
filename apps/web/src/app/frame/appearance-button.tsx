import { Icon } from '../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';

/** In the menu of one's account. */
export const AppearanceButton = ({ onOpen, className }: { onOpen: () => void; className?: string }) => (
  <button type="button" className={className} aria-haspopup="dialog" onClick={onOpen}>
    <Icon name="eye" />
    {words.appearance}
  </button>
);
