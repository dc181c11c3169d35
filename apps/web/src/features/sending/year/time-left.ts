/** About how many minutes a run still takes, if it goes on as it did; undefined before it has begun. */
export function minutesLeft(
  { done, total, createdAt }: { done: number; total: number; createdAt: string },
  now: number,
): number | undefined {
  if (done === 0 || done >= total) return undefined;
  const spent = now - Date.parse(createdAt);
  return Math.max(1, Math.round(((spent / done) * (total - done)) / 60_000));
}
