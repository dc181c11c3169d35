import { line } from '../../values/fields.ts';

export const documentTitle = line(120);
