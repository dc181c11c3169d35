import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { words } from '../words.ts';
import { searchers, type Found } from './searchers.ts';

type FoundGroup = { heading: string; items: readonly Found[] };

const pause = 200;
const perGroup = 6;

/** What the typed words lead to: screens at once, the rest as the answers come in. */
export function useFound(text: string, screens: readonly Found[]): FoundGroup[] {
  const { can } = useSession();
  const wanted = text.trim().toLowerCase();
  const [answers, setAnswers] = useState<(FoundGroup & { wanted: string })[]>([]);

  useEffect(() => {
    if (wanted.length < 2) return undefined;
    const stop = new AbortController();
    const ask = () => {
      for (const { heading, search } of searchers.filter(({ access }) => can(...access)))
        search(wanted, stop.signal)
          .then((items) =>
            setAnswers((now) => [
              ...now.filter((answer) => answer.wanted === wanted && answer.heading !== heading),
              { wanted, heading, items: items.slice(0, perGroup) },
            ]),
          )
          // Finding is a convenience: without an answer the group is not there.
          .catch(() => undefined);
    };
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, can]);

  const typed = wanted.split(/\s+/);
  const matching = screens.filter(({ label }) => typed.every((word) => label.toLowerCase().includes(word)));
  return [
    { heading: words.find.screens, items: matching },
    ...answers.filter((answer) => answer.wanted === wanted),
  ].filter(({ items }) => items.length > 0);
}
