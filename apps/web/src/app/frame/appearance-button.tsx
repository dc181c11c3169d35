import { Icon } from '../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';

type AppearanceButtonProps = {
  onOpen: () => void;
  /** The button has words in a menu, and is an icon on the bar. */ inMenu?: boolean;
};

export const AppearanceButton = ({ onOpen, inMenu = false }: AppearanceButtonProps) => (
  <button
    type="button"
    className={inMenu ? undefined : 'nav-btn'}
    aria-label={inMenu ? undefined : words.appearance}
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    <Icon name="moon" />
    {inMenu && words.appearance}
  </button>
);
