import { Icon } from '../../ui/pictures/icon.tsx';
import { words } from '../words.ts';

type HelpButtonProps = {
  onOpen: () => void;
  /** In a menu it has words, on the bar it is an icon. */ inMenu?: boolean;
};

/** Opens the page of the handbook about the present screen. */
export const HelpButton = ({ onOpen, inMenu = false }: HelpButtonProps) => (
  <button
    type="button"
    className={inMenu ? undefined : 'nav-btn'}
    aria-label={inMenu ? undefined : words.help}
    title={inMenu ? undefined : words.helpKey}
    aria-keyshortcuts="?"
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    <Icon name="help" />
    {inMenu && words.help}
  </button>
);
