import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { words } from '../words.en.ts';
import { inOrder } from './in-order.ts';
import { matching } from './matching.ts';
import { synonyms } from './synonyms.en.ts';
import { searchers, type SearchResult, type ResultGroup, type Searcher } from './searchers.ts';

type Answer = { wanted: string; searcher: Searcher; groups: readonly ResultGroup[] };

const pause = 200;
const perGroup = 6;
const fewestLetters = 2;

/** What the typed words lead to: screens at once, the rest as the answers come in. */
export function useSearch(text: string, screens: readonly SearchResult[]) {
  const { can } = useSession();
  const wanted = text.trim().toLowerCase();
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const asked = wanted.length < fewestLetters ? [] : searchers.filter(({ access }) => can(...access));

  useEffect(() => {
    if (wanted.length < fewestLetters) return undefined;
    const stop = new AbortController();
    const keep = (answer: Answer) =>
      setAnswers((now) => [...now.filter((other) => other.wanted === wanted), answer]);
    const ask = () => {
      for (const searcher of searchers.filter(({ access }) => can(...access)))
        searcher
          .search(wanted, { signal: stop.signal, can })
          // Finding is a convenience: without an answer its groups are not there.
          .catch(() => [])
          .then((groups) => (stop.signal.aborted ? undefined : keep({ wanted, searcher, groups })));
    };
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, can]);

  const answered = answers.filter((answer) => answer.wanted === wanted);
  const found = inOrder(asked, answered).flatMap(({ groups }) => groups);
  return {
    groups: [{ heading: words.find.screens, items: matching(screens, synonyms, wanted) }, ...found]
      .map(({ heading, items }) => ({ heading, items: items.slice(0, perGroup) }))
      .filter(({ items }) => items.length > 0),
    isSearching: answered.length < asked.length,
  };
}
