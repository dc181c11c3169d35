/** The matches of a filter are counted up to here; the exact number of more than that is told when it is asked for. */
export const mostCounted = 10_000;

/** So many rows of a list may be asked for at once. */
export const longestPage = 100;
