import type { Violation } from './violation.ts';

// PostgreSQL can keep neither the NUL character nor half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u;

/** Every text in a value, keys included, that the database could not keep. Without recursion: depth is the sender's choice. */
export function unstorableTexts(value: unknown, root: string): Violation[] {
  const found: Violation[] = [];
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, path } = item;
    if (typeof value === 'string') {
      if (unstorable.test(value)) found.push(violation(path || root));
    } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
      for (const [key, inner] of Object.entries(value)) {
        const innerPath = path ? `${path}.${key}` : key;
        if (unstorable.test(key)) found.push(violation(innerPath.replace(/\0|\p{Surrogate}/gu, '\u{fffd}')));
        waiting.push({ value: inner, path: innerPath });
      }
    }
  }
  return found.toReversed();
}

function violation(property: string): Violation {
  return { property, constraint: 'text', message: 'must not contain characters that cannot be kept' };
}
