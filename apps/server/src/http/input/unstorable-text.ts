import { longestProperty, mostViolations, propertyOf, type Violation } from './violation.ts';

// PostgreSQL can keep neither the NUL character nor half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u;

/**
 * Texts in a value, keys included, that the database could not keep: the first ones, as many as an answer lists. Without
 * recursion, since depth is the sender's choice; and with paths no longer than an answer names them.
 */
export function unstorableTexts(value: unknown, root: string): Violation[] {
  const found: Violation[] = [];
  const waiting: { key: string; value: unknown; path: string }[] = [{ key: '', value, path: '' }];
  for (let item = waiting.pop(); item && found.length < mostViolations; item = waiting.pop()) {
    const { key, value, path } = item;
    if (unstorable.test(key) || (typeof value === 'string' && unstorable.test(value)))
      found.push(violation(propertyOf(path) || root));
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    for (const [key, inner] of Object.entries(value).toReversed())
      waiting.push({ key, value: inner, path: pathTo(path, key) });
  }
  return found;
}

function pathTo(path: string, key: string): string {
  if (path.length >= longestProperty) return path;
  return (path ? `${path}.${key}` : key).slice(0, longestProperty);
}

function violation(property: string): Violation {
  return { property, constraint: 'text', message: 'must not contain characters that cannot be kept' };
}
