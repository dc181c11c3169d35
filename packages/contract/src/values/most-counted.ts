/** The matches of a filter are counted up to here; the exact number of more than that is told when it is asked for. */
export const mostCounted = 10_000;

/** The most rows of a list that may be asked for at once. */
export const longestPage = 100;

/** A hundred sheets of paper; somebody who needs more of a list exports it. */
export const mostPrinted = 3000;
