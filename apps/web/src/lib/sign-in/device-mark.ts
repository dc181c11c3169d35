const key = 'deviceMark';

/**
 * A random mark that stays when somebody signs out: by it the server tells a browser that was used before from a new one.
 * It opens nothing.
 */
export function deviceMark(storage: Storage | null): string | null {
  const known = storage?.getItem(key);
  if (known || !storage) return known ?? null;
  const random = crypto.getRandomValues(new Uint8Array(24));
  const mark = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  storage.setItem(key, mark);
  return mark;
}
