import { useEffect } from 'react';

/** Takes what is typed while the palette is still being loaded, so that no letter is lost. */
export function EarlyLetters({ onType }: { onType: (change: (text: string) => string) => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Backspace') onType((text) => text.slice(0, -1));
      else if ([...event.key].length === 1) onType((text) => text + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [onType]);
  return null;
}
