/** Whether the server is out of reach, and since when what is shown has not been confirmed. */
function createConnection() {
  const listeners = new Set<() => void>();
  let seenAt: number | null = null;
  const set = (at: number | null) => {
    if (at === seenAt) return;
    seenAt = at;
    listeners.forEach((listener) => listener());
  };
  return {
    /** An answer could not be fetched; what is shown in its place is from then. The oldest of several counts. */
    lost: (at: number) => set(Math.min(seenAt ?? at, at)),
    found: () => set(null),
    /** Null while the server answers. */
    seenAt: () => seenAt,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const connection = createConnection();
