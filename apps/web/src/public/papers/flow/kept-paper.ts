import type { CertificateKind } from '@kathok/contract';
import { useEffect } from 'react';
import { keptDraft } from '../../../shared/forms/kept-draft.ts';
import type { OpenedPaper } from './open-paper.ts';

export type CodeRequest = {
  requestId: string;
  kind: CertificateKind;
  year: number;
  /** When it was asked for, and how many wrong codes were typed since. */
  at: number;
  wrong: number;
};

type KeptPaper = { asked: CodeRequest | null; opened: OpenedPaper | null };

/**
 * The request is kept while the tab is open: somebody who looks for the code in another app may find this page loaded anew. What was typed
 * to say who one is, is not kept.
 */
const useKept = keptDraft<KeptPaper>('paper', { asked: null, opened: null });

/** A paper disappears from the screen when its grant ends: the phone may be somebody else's. */
export function useKeptPaper() {
  const { draft, isRead, change, forget } = useKept();
  const expiresAt = draft.opened?.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(forget, Math.max(0, Date.parse(expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, forget]);
  return { ...draft, isRead, change, forget };
}
