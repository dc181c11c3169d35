import type { SearchResult } from './searchers.ts';

/**
 * What Enter takes before an arrow key was pressed: the first that fits. Where that is a form about to be filled in for
 * one of several people, nobody is taken for another: then it has to be moved to.
 */
export function firstToTake(found: readonly SearchResult[]): SearchResult | undefined {
  const [first] = found;
  const forms = found.filter(({ state }) => state !== undefined);
  return first?.state !== undefined && forms.length > 1 ? undefined : first;
}
