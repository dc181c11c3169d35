const key = 'reloadedAt';
const soon = 60_000;

/** After an update old pages ask for scripts that are gone; loading the page again brings the new ones. Once: a second failure has another cause. */
export function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(key)) < soon) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** Each browser has its own words for a script that could not be loaded. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);
