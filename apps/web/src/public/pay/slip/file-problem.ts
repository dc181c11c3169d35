const kinds: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
]);
/** A browser does not know every kind of picture by name; the server looks at what is inside. */
const unnamed: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/** What is wrong with a file as a slip, as far as can be told before it is sent. */
export function fileProblem({ size, type }: Pick<File, 'size' | 'type'>): 'empty' | 'kind' | null {
  if (size === 0) return 'empty';
  return kinds.has(type) || unnamed.has(type) ? null : 'kind';
}
