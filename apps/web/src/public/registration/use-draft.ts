import { useSyncExternalStore } from 'react';
import { type Draft, type DraftField, emptyDraft } from './draft.ts';

// For this tab only: the phone may be somebody else's.
const key = 'registrationDraft';
const listeners = new Set<() => void>();
let draft: Draft | undefined;

function kept(): Draft {
  try {
    const text = sessionStorage.getItem(key);
    return text ? { ...emptyDraft, ...(JSON.parse(text) as Partial<Draft>) } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

const current = (): Draft => (draft ??= kept());

function keep(next: Draft): void {
  draft = next;
  if (next === emptyDraft) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const change = (field: DraftField, text: string) => keep({ ...current(), [field]: text });
const forget = () => keep(emptyDraft);

/** What was typed, kept while the tab is open, so that a reload or a wrong turn loses nothing. */
export function useDraft() {
  // First as the server drew it, for a new visitor; then as it was left.
  const draft = useSyncExternalStore(subscribe, current, () => emptyDraft);
  const isRead = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return { draft, isRead, change, forget };
}
