import { words } from '@kathok/contract';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import { exportWords, importWords, readWordFile } from './word-sheet.service.ts';
import { getOwnWords, listWords, type Shipped, updateWords } from './word.service.ts';

/** The texts of the web app, which the centre's own reader corrects and approves. */
export const wordRoutes = (shipped: Shipped): Routes =>
  routes(words, {
    list: listWords(shipped),
    update: updateWords(shipped),
    sheet: exportWords(shipped),
    import: withPrepare(readWordFile, importWords(shipped)),
    own: getOwnWords(shipped),
  });
