/** `crypto.randomUUID` exists on secure addresses only; an office network may use plain HTTP. */
export function newSubmissionKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The idempotency keys of one form. The same content sent again, because no answer came, carries the
 * same key, so that the server acts once; other content, or a new start after success, gets a new one.
 */
export function submissionKeys() {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input, fileFacts);
      if (last?.content !== content) last = { content, key: newSubmissionKey() };
      return last.key;
    },
    succeeded(): void {
      last = null;
    },
  };
}

function fileFacts(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
