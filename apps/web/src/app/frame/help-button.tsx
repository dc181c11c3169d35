import { Icon } from '../../ui/pictures/icon.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { words } from '../words.en.ts';

type HelpButtonProps = {
  onOpen: () => void;
  /** The button has words in a menu, and is an icon on the bar. */
  inMenu?: boolean;
  /** The class that makes it look like an entry of a menu. */
  className?: string;
};

/** On a phone the bar has no room for the button beside the name of the product. */
export const narrow = '(max-width: 479.98px)';

/** The button stands on the bar where there is room for it. */
export function BarHelp({ onOpen }: { onOpen: () => void }) {
  return useMediaQuery(narrow) ? null : <HelpButton onOpen={onOpen} />;
}

/** Opens the page of the handbook about the present screen. */
export const HelpButton = ({ onOpen, inMenu = false, className }: HelpButtonProps) => (
  <button
    type="button"
    className={inMenu ? className : 'nav-btn'}
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
