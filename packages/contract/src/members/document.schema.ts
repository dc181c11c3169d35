import { line } from '../values/fields.ts';

export const documentTitle = line(120);
export const maxDocumentBytes = 10 * 1024 * 1024;
