/** How the names of all drafts in the storage of a tab begin. */
export const draftBeginning = 'draft ';

/** Browsers that block storage throw at the mere mention of it; then there are no drafts, and typing goes on. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Where this tab keeps what somebody has typed and not sent yet. Nobody else who signs in here comes across it. */
export const draftPlace = (userId: string, name: string) => `${draftBeginning}${userId} ${name}`;

export const readDraft = (place: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(place) ?? 'null') as unknown);

export const keepDraft = (place: string, values: unknown) =>
  attempt(() => sessionStorage.setItem(place, JSON.stringify(values)));

export const dropDraft = (place: string) => attempt(() => sessionStorage.removeItem(place));

const remembering = new Set<() => void>();

/** Called for drafts that are also remembered by the page itself. */
export const whenForgotten = (forget: () => void) => remembering.add(forget);

/** Anyone who leaves leaves nothing behind; a session that only ran out comes back to what was typed. */
export function forgetDrafts(): void {
  for (const forget of remembering) forget();
  attempt(() => {
    const places = Object.keys(sessionStorage).filter((place) => place.startsWith(draftBeginning));
    for (const place of places) sessionStorage.removeItem(place);
  });
}
