import type { members, ResponseOf } from '@kathok/contract';
import { keptDraft } from '../../shared/forms/kept-draft.ts';
import { emptyDraft } from './draft.ts';

export type Registered = ResponseOf<typeof members.register>;

export const useDraft = keptDraft('registration', emptyDraft);
/** What came of it: a reload, or the way back from the bank, must not lose the code and the reference. */
export const useRegistered = keptDraft('registered', { registered: null as Registered | null });
