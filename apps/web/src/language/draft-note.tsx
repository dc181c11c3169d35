import { areApproved } from './approved.ts';
import { words } from './words.en.ts';

/** Says that a translation is still to be approved; without it as soon as all that stands on the page was. */
export const DraftNote = ({ places }: { places: readonly string[] }) =>
  words.draft && !areApproved([...places, 'All pages']) ? <p className="draft-note">{words.draft}</p> : null;
