import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../pictures/icon.tsx';
import type { ListState } from '../use-list-state.ts';

export type ListSearchWords = { label: string; placeholder: string };

const pause = 300;

/** The one search box; the list follows shortly after the typing. */
export function ListSearch({ list, label, placeholder }: ListSearchWords & { list: ListState }) {
  const [text, setText] = useState(list.q);
  const sent = useRef(list.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // "Clear all" and the browser's back button change the address from outside.
  useEffect(() => {
    if (list.q !== sent.current) {
      sent.current = list.q;
      setText(list.q);
    }
  }, [list.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = next.trim();
      list.change({ q: sent.current }, true);
    }, pause);
  };

  return (
    <div className="search">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
