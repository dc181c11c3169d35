import { Icon } from '../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';

const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const FindButton = ({ onFind, iconOnly = false }: { onFind: () => void; iconOnly?: boolean }) => (
  <button
    type="button"
    className={iconOnly ? 'nav-btn' : 'find'}
    aria-label={iconOnly ? words.find.button : undefined}
    aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
    aria-haspopup="dialog"
    onClick={onFind}
  >
    <Icon name="search" />
    {!iconOnly && (
      <>
        <span className="words">{words.find.button}</span>
        <span className="kbd" aria-hidden="true">
          {words.find.shortcut(onMac)}
        </span>
      </>
    )}
  </button>
);
