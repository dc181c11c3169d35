import { words as firstWords } from './words.v1.en.ts';
import { words as fourthWords } from './words.v4.en.ts';

export type PaperWords = typeof firstWords;

interface PaperTemplate {
  /** Where its drawing is, in `assets/papers`. */
  folder: string;
  words: PaperWords;
}

/**
 * What each template draws and says. A paper names the template it was issued for, and is drawn and worded by it for
 * ever, whenever it is opened or made void. So neither a folder nor a file of words changes once papers were issued for
 * it (`issued-papers-stay.test.ts`). Other sentences are a new file of words and a new number here, with the folder of
 * before where the drawing stays; the newest number is also the one in `platform/letterhead.ts`.
 */
export const paperTemplates: Record<number, PaperTemplate> = {
  1: { folder: 'v1', words: firstWords },
  2: { folder: 'v2', words: firstWords },
  3: { folder: 'v3', words: firstWords },
  4: { folder: 'v4', words: fourthWords },
};

export function paperTemplateOf(template: number): PaperTemplate {
  const found = paperTemplates[template];
  if (!found) throw new Error(`This version of the program has no template ${template} for papers.`);
  return found;
}

export const newestTemplateNumber = () => Math.max(...Object.keys(paperTemplates).map(Number));

/** The words of papers that are made anew each time, such as a card; their drawings lie in `assets/papers/anew`. */
export const newestPaperTemplate = () => paperTemplateOf(newestTemplateNumber());
