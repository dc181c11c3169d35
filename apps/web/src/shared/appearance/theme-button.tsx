import { Icon } from '../../ui/pictures/icon.tsx';
import { choose, useIsDark } from './use-preferences.ts';

/** The moon: dark, and light again. The other choices are under “Appearance”. */
export function ThemeButton({ label }: { label: string }) {
  const isDark = useIsDark();
  return (
    <button
      type="button"
      className="nav-btn"
      aria-label={label}
      aria-pressed={isDark}
      onClick={() => choose('skin', isDark ? 'light' : 'dark')}
    >
      <Icon name="moon" />
    </button>
  );
}
