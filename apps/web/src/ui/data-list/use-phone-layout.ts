import { useCallback, useRef, useSyncExternalStore } from 'react';

const narrow = '(max-width: 599.98px)';

/**
 * Whether the rows are cards instead of a table. While a dialog is open it stays as it is: the other layout would be
 * other rows, and what was typed into the dialog of a row would be lost when a phone is turned.
 */
export function usePhoneLayout(): boolean {
  const shown = useRef<boolean>(undefined);
  const subscribe = useCallback((changed: () => void) => {
    const list = matchMedia(narrow);
    list.addEventListener('change', changed);
    // Dialogs are put at the end of the body, and taken away when they close.
    const dialogs = new MutationObserver(changed);
    dialogs.observe(document.body, { childList: true });
    return () => {
      list.removeEventListener('change', changed);
      dialogs.disconnect();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => {
    const isHeld = shown.current !== undefined && document.querySelector('dialog[open]') !== null;
    if (!isHeld) shown.current = matchMedia(narrow).matches;
    return shown.current ?? false;
  });
}
