import { keptDraft } from '../site/kept-draft.ts';
import { emptyDraft } from './draft.ts';

export const useDraft = keptDraft('registrationDraft', emptyDraft);
