import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { upload } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { uploadLimits } from '../values/upload-limits.ts';
import { languageOfWords, ownWords, word, wordChange, wordImport, wordStates } from './word.schema.ts';

const language = languageOfWords.default('dz');

const records: Records = { reads: ['Word'], touches: ['Word'] };
export const words = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/words',
    access: can('manage', 'Master'),
    summary: 'The texts of the web app in a language, for the reader who approves them',
    query: pageQuery(['place'], {
      language,
      state: emptyIsAbsent(z.enum(wordStates)),
      place: emptyIsAbsent(z.string().max(100)),
    }),
    response: paged(word),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/words',
    access: can('manage', 'Master'),
    summary: 'Correct and approve texts; they are shown at once',
    body: z.strictObject({ language, words: z.array(wordChange).min(1).max(500) }),
    response: z.array(word),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/words.xlsx',
    access: can('manage', 'Master'),
    summary: 'All texts as a sheet, for the reader to fill in',
    query: z.strictObject({ language }),
    answersFile: true,
  }),
  import: endpoint({
    method: 'POST',
    path: '/words/import',
    access: can('manage', 'Master'),
    summary: 'Take the texts of a sheet over; a dry run says first what would change',
    encoding: 'multipart',
    maxFileBytes: uploadLimits.importSheet,
    body: z.strictObject({ language, file: upload, dryRun: z.stringbool().default(true) }),
    response: wordImport,
  }),
  own: endpoint({
    method: 'GET',
    path: '/words/own',
    access: 'public',
    summary: 'What the centre changed in the texts of a language, for its pages',
    query: z.strictObject({ language }),
    response: ownWords,
  }),
});
