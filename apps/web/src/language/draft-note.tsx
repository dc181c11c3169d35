import { words } from './words.en.ts';

/** Says that a translation is still to be approved. The words that do so leave the language file when it is. */
export const DraftNote = () => (words.draft ? <p className="draft-note">{words.draft}</p> : null);
