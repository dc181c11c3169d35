import { useCallback, useState } from 'react';
import type { ErrorLine } from '../../ui/forms/error-summary.tsx';

/** What was wrong when the form was sent. A field that has changed since then is not marked any more; the list stays as it was read. */
export function useErrors() {
  const [errors, setLines] = useState<readonly ErrorLine[]>([]);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const setErrors = useCallback((lines: readonly ErrorLine[]) => {
    setLines(lines);
    setChanged(new Set());
  }, []);
  const unmark = (field: string) => setChanged((before) => new Set(before).add(field));
  const errorOf = (field: string): string | undefined =>
    changed.has(field) ? undefined : errors.find((line) => line.field === field)?.message;
  return { errors, setErrors, unmark, errorOf };
}
