import { useSyncExternalStore } from 'react';
import { draftBeginning, whenForgotten } from '../../lib/browser/drafts.ts';

/** What was typed into a form, kept while the tab is open (the phone may be somebody else's), so that a reload or a wrong turn loses nothing. */
export function keptDraft<Draft extends object>(name: string, empty: Draft) {
  const key = `${draftBeginning}${name}`;
  const listeners = new Set<() => void>();
  let draft: Draft | undefined;

  function kept(): Draft {
    try {
      const text = sessionStorage.getItem(key);
      return text ? { ...empty, ...(JSON.parse(text) as Partial<Draft>) } : empty;
    } catch {
      return empty;
    }
  }
  const current = (): Draft => (draft ??= kept());

  function keep(next: Draft): void {
    draft = next;
    try {
      if (next === empty) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be switched off; the draft then lasts as long as the page.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const change = <Field extends keyof Draft>(field: Field, value: Draft[Field]) =>
    keep({ ...current(), [field]: value });
  const forget = () => keep(empty);
  whenForgotten(forget);

  return function useDraft() {
    // First as the server drew it, for a new visitor; then as it was left.
    const draft = useSyncExternalStore(subscribe, current, () => empty);
    const isRead = useSyncExternalStore(
      subscribe,
      () => true,
      () => false,
    );
    return { draft, isRead, change, forget };
  };
}
