/**
 * The answers up to the first that has not come yet. What is shown then only grows at its end: nothing moves away under a
 * finger, and a fee is never the first result for a moment, before the member who fits better.
 */
export function inOrder<Searcher, Answer extends { searcher: Searcher }>(
  asked: readonly Searcher[],
  answers: readonly Answer[],
): Answer[] {
  const sorted = asked.map((searcher) => answers.find((answer) => answer.searcher === searcher));
  const missing = sorted.indexOf(undefined);
  const shown = missing < 0 ? sorted : sorted.slice(0, missing);
  return shown.filter((answer) => answer !== undefined);
}
