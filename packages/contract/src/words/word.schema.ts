import { z } from 'zod';
import { instant } from '../values/fields.ts';
import { wordGroups } from './word-places.ts';

/** The languages whose words a centre may correct and approve. English is the product's own. */
export const readLanguages = ['dz'] as const;
export const languageOfWords = z.enum(readLanguages);
export type LanguageOfWords = z.output<typeof languageOfWords>;

/** Nobody has looked at a draft; a text that the centre wrote itself is its own; who approved it is known. */
export const wordStates = ['missing', 'draft', 'own', 'approved'] as const;
export type WordState = (typeof wordStates)[number];

/** One text of the web app as a reader of a language sees it. A word that may say several things has a row for each. */
export const word = z.object({
  /** The file of the word and its name in it, such as `public/home/words#heading`. */
  id: z.string(),
  english: z.string(),
  /** The page on which it is seen. */
  place: z.string(),
  group: z.enum(wordGroups),
  /** What comes with the product; null where there is nothing. */
  shipped: z.string().nullable(),
  /** What is shown: the centre's own text, else what comes with the product. Null is shown in English. */
  text: z.string().nullable(),
  isOwn: z.boolean(),
  state: z.enum(wordStates),
  approvedBy: z.string().nullable(),
  approvedAt: instant.nullable(),
});
export type Word = z.output<typeof word>;

const wordText = z
  .string('must be text')
  .trim()
  .min(1, 'must not be empty')
  .max(2000, 'must have at most 2000 characters');

/** What becomes of one text. Null takes the centre's own text away again. */
export const wordChange = z.strictObject({
  id: z.string().max(200),
  english: z.string().max(2000),
  text: wordText.nullable().optional(),
  isApproved: z.boolean().optional(),
});
export type WordChange = z.output<typeof wordChange>;

/** A row of a sheet that was not taken, and why. */
const wordProblem = z.object({ row: z.number().int(), word: z.string(), message: z.string() });
export type WordProblem = z.output<typeof wordProblem>;

export const wordImport = z.object({
  isDryRun: z.boolean(),
  rows: z.number().int(),
  changed: z.number().int(),
  approved: z.number().int(),
  unchanged: z.number().int(),
  problems: z.array(wordProblem),
});
export type WordImport = z.output<typeof wordImport>;

/** What pages in a language need beside the words they were built with. */
export const ownWords = z.object({
  /** Another one after every change. */
  version: z.string(),
  /** By file and name: the English of each text with the centre's own. */
  texts: z.record(z.string(), z.record(z.string(), z.array(z.tuple([z.string(), z.string()])))),
  /** The pages of which every text is approved. */
  approved: z.array(z.string()),
  /** Nine tenths of the texts of the office are there. */
  isOfficeOffered: z.boolean(),
});
export type OwnWords = z.output<typeof ownWords>;
