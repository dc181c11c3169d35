const beginning = 'draft ';

/** Where this tab keeps what somebody has typed and not sent yet. Nobody else who signs in here comes across it. */
export const draftPlace = (userId: string, name: string) => `${beginning}${userId} ${name}`;

/** Whoever leaves leaves nothing behind; a session that only ran out comes back to what was typed. */
export function forgetDrafts(): void {
  for (const place of Object.keys(sessionStorage)) {
    if (place.startsWith(beginning)) sessionStorage.removeItem(place);
  }
}
