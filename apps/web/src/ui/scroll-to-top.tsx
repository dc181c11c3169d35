import { Icon } from './pictures/icon.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { words } from './words.en.ts';

export function ScrollToTop() {
  const far = useScrolledPast(300);
  if (!far) return null;
  return (
    <button
      type="button"
      className="to-top"
      aria-label={words.toTop}
      onClick={() => {
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="up" />
    </button>
  );
}
