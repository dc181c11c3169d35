import { useState } from 'react';
import { type Draft, type DraftField, emptyDraft } from './draft.ts';

// For this tab only: the phone may be somebody else's.
const key = 'registrationDraft';

function kept(): Draft {
  try {
    const text = sessionStorage.getItem(key);
    return text ? { ...emptyDraft, ...(JSON.parse(text) as Partial<Draft>) } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** What was typed, kept while the tab is open, so that a reload or a wrong turn loses nothing. */
export function useDraft() {
  const [draft, setDraft] = useState(kept);
  const change = (field: DraftField, text: string) =>
    setDraft((before) => {
      const next = { ...before, [field]: text };
      sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });
  const forget = () => {
    sessionStorage.removeItem(key);
    setDraft(emptyDraft);
  };
  return { draft, change, forget };
}
