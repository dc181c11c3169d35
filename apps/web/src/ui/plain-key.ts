type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** The key that was meant as one: alone, not held down. */
export const plainKey = (press: Press): string | null =>
  press.repeat || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented
    ? null
    : press.key.toLowerCase();

/** Anyone who types means letters, anyone who answers a dialog means the dialog. */
export const isElsewhere = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;
