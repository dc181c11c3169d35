import type { OwnWords } from '@kathok/contract';

/** The server puts it into the first line of each copy with which it draws pages. */
declare const pageOwnWords: OwnWords | undefined;

const approved =
  (typeof pageOwnWords === 'undefined' ? (globalThis as { ownWords?: OwnWords }).ownWords : pageOwnWords)
    ?.approved ?? [];

/** Whether the centre's own reader approved all that is said in these places (`placeOfWords` of the contract). */
export const areApproved = (places: readonly string[]): boolean =>
  places.every((place) => approved.includes(place));
